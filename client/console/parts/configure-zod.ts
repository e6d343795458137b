import { config } from 'zod';

// The content security policy forbids `eval`, which Zod uses for faster checks.
config({ jitless: true });
