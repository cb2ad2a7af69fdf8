"""What touches the machine: window, devices, audio, assets, settings."""
