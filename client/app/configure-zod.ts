import { config } from 'zod';

// The page's policy forbids the evaluation by which Zod would make its checks quicker; without this it tries.
config({ jitless: true });
