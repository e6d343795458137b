import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

/** Rules about the source that need more than one file at a time: `npm run lint`, without the database of the other tests. */
export default defineConfig({
  test: { root: join(import.meta.dirname, '../..'), include: ['tests/lint/*.test.ts'] },
});
