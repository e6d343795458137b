import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { servedCalls } from '#server/transports/procedures.ts';
import { DEFAULT_BASE_PATH } from '#server/options/base-path.options.ts';
import { optionsFromEnvironment, parseOptions } from '#server/app/configuration.ts';
import { appRouter } from '#server/app/router.ts';
import { sample, sectionOf } from '#tests/support/documents.ts';

const root = join(import.meta.dirname, '../..');

test('each guarantee in docs/operations.md names existing tests', () => {
  const rows = sectionOf('docs/operations.md', '## Guarantees')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const evidence = row.split('|').at(-2)!;
    const files = [...evidence.matchAll(/`(tests\/\S+\.test\.ts)`/g)].map(([, file]) => file!);
    expect(files, row).not.toEqual([]);
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
  }
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
