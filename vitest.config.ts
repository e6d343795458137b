import { availableParallelism } from 'node:os';

import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests in a browser, and tests that build copies or start many processes: all cores would wait for one that starts last. */
const LONGEST_FILES = /\/tests\/browser\/|\.(slow|long)\.test|\/every-call\.test/;

/** Tests that measure seconds. */
const TIMED = 'tests/**/*.timed.test.ts';
const TESTS = 'tests/**/*.test.{ts,tsx}';

const { SLOW, LONG } = process.env;
/** What `npm test` leaves out: `npm run test:slow` runs the slow ones, `npm run test:long` all tests. */
const leftOut = LONG ? [] : [TIMED, ...(SLOW ? ['tests/**/*.long.test.ts'] : ['tests/**/*.{slow,long}.test.ts'])];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST_FILES.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Those of projects are added to these.
    include: LONG ? [] : [TESTS],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: [
      'tests/support/no-console-errors.ts',
      'tests/support/assert-documented.ts',
      'tests/support/drop-databases.ts',
      'tests/support/real-time.ts',
    ],
    // Detects hangs; a test of the browser takes 10 s on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // The service is loaded once a worker rather than once a file. A test mocks no module of ours, so files share none
    // but what is constant; each has a service and a database of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One worker more than cores: browser tests wait for timers and pages about a third of the time.
    maxWorkers: availableParallelism() + 1,
    // What is measured runs after the others, one file at a time.
    projects: LONG
      ? [
          { extends: true, test: { name: 'all', include: [TESTS], exclude: [TIMED] } },
          { extends: true, test: { name: 'timed', include: [TIMED], maxWorkers: 1, sequence: { groupOrder: 1 } } },
        ]
      : undefined,
  },
});
