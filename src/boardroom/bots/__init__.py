"""Players that are programs. They see a view and a sampler of worlds, like everybody else."""
