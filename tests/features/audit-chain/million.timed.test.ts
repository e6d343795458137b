import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { runSql } from '#tests/support/postgres.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const SECRET = 'a secret of the command without a comma';
const ENTRIES = 1_000_000;
const command = join(import.meta.dirname, '../../../server/cli/audit.ts');

/** The peak of the memory in MB, while the process runs. One that has ended and was not waited for yet has none. */
function peakOf(pid: number): number {
  const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(peak) / 1024;
}

test('a million entries are verified within 15 seconds on two cores', { timeout: 900_000 }, async () => {
  const gatehouse = await startGatehouse({ events: { pollInterval: 0.2 }, secret: SECRET });
  const databaseUrl = gatehouse.options.databaseUrl!;
  const start = performance.now();
  for (let batch = 0; batch < 20; batch += 1) {
    await runSql(
      databaseUrl,
      `insert into audit_entry (id, event, actor_id, subject_id, details, ip_address, user_agent, created_at)
       select gen_random_uuid(), 'session.started', gen_random_uuid(), gen_random_uuid(), '{"method": "password", "newBrowser": true}',
         '203.0.113.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64)', now() from generate_series(1, ${ENTRIES / 20}) n`,
    );
  }
  const left = async () =>
    (await runSql(databaseUrl, 'select count(*)::int as left from event where sequence is null'))[0]!['left'];
  await expect.poll(left, { timeout: 600_000, interval: 500 }).toBe(0);
  const sealed = performance.now() - start;
  await gatehouse.close();
  await runSql(databaseUrl, 'vacuum analyze audit_entry');

  const child = fork(command, ['verify', '--json'], {
    env: { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET },
    execArgv: ['--heap-growing-percent=20', '--max-semi-space-size=4'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let [output, peak] = ['', 0];
  child.stdout!.on('data', (chunk) => (output += String(chunk)));
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak, peakOf(child.pid!));
    } catch {
      // It has ended.
    }
  }, 100);
  await once(child, 'close');
  clearInterval(timer);
  const report = JSON.parse(output) as { sound: number; violationCount: number; milliseconds: number; seals: number };
  console.log({ sealedAndWritten: Math.round(sealed), peak: Math.round(peak), ...report });
  expect(report).toMatchObject({ sound: ENTRIES, violationCount: 0 });
  expect(peak).toBeLessThan(400);
  // The budget and a tenth, by which machines differ.
  expect(report.milliseconds).toBeLessThan(16_500);
});
