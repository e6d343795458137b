import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { servedCalls } from '#server/transports/procedures.ts';
import { DEFAULT_BASE_PATH } from '#server/options/base-path.options.ts';
import { optionsFromEnvironment, parseOptions } from '#server/app/configuration.ts';
import { appRouter } from '#server/app/router.ts';
import { sample, sectionOf } from '#tests/support/sources/documents.ts';
import { testTitles } from '#tests/support/sources/test-titles.ts';

test('each guarantee in docs/operations.md names the tests that show it, by file and title', () => {
  const rows = sectionOf('docs/operations.md', '## Guarantees')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const evidence = row.split('|').at(-2)!;
    const files = [...evidence.matchAll(/`(tests\/\S+\.test\.ts)`: ((?:“[^”]+”(?:, )?)+)/g)];
    expect(files, row).not.toEqual([]);
    expect(evidence.match(/\.test\.ts/g), row).toHaveLength(files.length);
    for (const [, file, quoted] of files) {
      const titles = testTitles(file!);
      for (const [, title] of quoted!.matchAll(/“([^”]+)”/g)) expect(titles, file).toContain(title);
    }
  }
});

test('titles of tests with parameters and conditions are found', () => {
  expect(testTitles('tests/faults/moved-clock.test.ts')).toContain(
    'a clock set back by %i ms ends no session and fails no call',
  );
  expect(testTitles('tests/server/http/behind-proxy.slow.test.ts')).toContain(
    'behind %s, sessions have the address of the client: %s',
  );
});

test('the Kubernetes sample probes existing calls and has a sufficient grace period', () => {
  const pod = parse(sample('docs/operations.md#probes yaml'));
  const paths = servedCalls(appRouter).map(({ meta }) => DEFAULT_BASE_PATH + meta.openapi?.path);
  for (const probe of [pod.livenessProbe, pod.readinessProbe]) {
    expect(paths).toContain(probe.httpGet.path);
    expect(probe.httpGet.port).toBe(parseOptions({}).port);
  }

  const env = Object.fromEntries(
    (pod.env as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
  );
  const { shutdown } = parseOptions(optionsFromEnvironment(env));
  const { periodSeconds, failureThreshold, timeoutSeconds } = pod.readinessProbe;
  expect(shutdown.announceSeconds).toBeGreaterThan(periodSeconds * failureThreshold + timeoutSeconds);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(shutdown.announceSeconds + shutdown.timeoutSeconds);
});
