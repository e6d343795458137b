import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, inject } from 'vitest';

import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test.for([
  'docs/runbook/unavailable.md#what-to-check sql',
  'docs/runbook/slow-sessions.md#what-to-check sql',
  'docs/runbook/rejected-sign-ins.md#what-to-check sql',
  'docs/runbook/rate-limited.md#what-to-check sql',
  'docs/runbook/waiting-for-connections.md#what-to-check sql',
  'docs/runbook/waiting-for-connections.md#what-to-do sql',
  'docs/runbook/background-tasks.md#what-to-check sql',
])('the statements of %s run on a database of the service', async (name) => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  for (const statement of sample(name)
    .split(';')
    .filter((each) => each.trim() !== ''))
    await runSql(url, statement);
});

test.for([
  ['docs/runbook/down.md#what-to-check sh', '{"ok":true}'],
  ['docs/runbook/unavailable.md#what-to-check sh', '{"ready":true}'],
])('the command of %s shows that the service answers', async ([name, answer]) => {
  await using gatehouse = await startGatehouse({ port: 0 });
  const address = await gatehouse.listen();
  const command = sample(name!).replace('http://127.0.0.1:3000', address);
  expect((await promisify(execFile)('/bin/sh', ['-c', command])).stdout).toBe(answer);
});
