import { join } from 'node:path';

/** Environment of child processes: nothing of the tests' own, and the compile cache of earlier starts. */
export const childEnvironment = {
  PATH: '/usr/bin:/bin',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/gatehouse'),
};
