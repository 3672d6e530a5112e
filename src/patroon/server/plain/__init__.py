"""The plain table: pages that need no script, for text browsers, screen readers and anybody else."""
