import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Walks of the browser and what builds copies or starts many processes: one begun last would be waited for by all cores. */
const LONG_FILES =
  /\/tests\/(browser|package)\/|\/(feature-lists|user-column|embedded|import|start-errors|command-line)\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG_FILES.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/assert-documented.ts'],
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
  },
});
