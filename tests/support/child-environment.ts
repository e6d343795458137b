import { join } from 'node:path';

/** What a program of ours finds around it when a test starts it: nothing of the tests' own, and what an earlier start compiled. */
export const childEnvironment = {
  PATH: '/usr/bin:/bin',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/gatehouse'),
};
