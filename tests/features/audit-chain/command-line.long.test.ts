import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'vitest';

import { allSealed, superuser } from '#tests/support/audit-chain.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const run = promisify(execFile);
/** The variable of the environment separates secrets with commas. */
const SECRET = 'a secret of the command without a comma';
const events = { pollInterval: 0.05 };
const command = join(import.meta.dirname, '../../../server/cli/audit.ts');

/** Runs `npm run audit` in an empty folder. */
async function audit(databaseUrl: string, args: string[], secret = SECRET) {
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-audit-'));
  try {
    const env = { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AUDIT_CHAIN_ENABLED: 'true' };
    const { stdout } = await run(process.execPath, [command, ...args], { env, cwd });
    return { code: 0, stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout: stdout + stderr };
  } finally {
    await rm(cwd, { recursive: true });
  }
}

test('the command verifies with two threads, and names a change with exit code 1', { timeout: 120_000 }, async () => {
  const gatehouse = await startGatehouse({ events, secret: SECRET });
  const databaseUrl = gatehouse.options.databaseUrl!;
  for (let n = 0; n < 5; n += 1) {
    await Person.signUp(gatehouse);
    await allSealed(gatehouse);
  }
  const rotated = await audit(databaseUrl, ['rotate-key']);
  expect(rotated).toMatchObject({ code: 0, stdout: expect.stringContaining('signs from now on') });
  // The rotation is an entry too.
  await allSealed(gatehouse);
  await gatehouse.close();
  const sound = await audit(databaseUrl, ['verify']);
  expect(sound).toMatchObject({ code: 0, stdout: expect.stringContaining('No violation') });

  const [checkpoint] = await runSql(
    databaseUrl,
    'select statement, signature from audit_checkpoint order by number desc limit 1',
  );
  const file = join(tmpdir(), `anchor-${process.pid}.jsonl`);
  await writeFile(file, `${JSON.stringify(checkpoint)}\n`);
  expect(await audit(databaseUrl, ['verify', '--anchor', file])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('anchor: equal'),
  });
  await rm(file);

  await using client = await superuser(databaseUrl);
  await client.query(
    `set session_replication_role = replica; update audit_entry set event = 'user.banned' where id = (select id from audit_entry order by id limit 1)`,
  );
  const changed = await audit(databaseUrl, ['verify']);
  expect(changed).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/VIOLATION {2}entry .*changed after it was sealed/),
  });
  // Without the secret, the key is not trusted.
  const foreign = await audit(databaseUrl, ['verify', '--json'], 'not the secret of this service at all');
  expect(foreign.code).toBe(1);
  expect(JSON.parse(foreign.stdout).violations).toContainEqual({ code: 'key_unknown', seal: 1 });
  expect(await audit(databaseUrl, ['nothing'])).toMatchObject({ code: 3, stdout: expect.stringContaining('Usage') });
});

test('the commands of the page work in their order', { timeout: 300_000 }, async () => {
  const gatehouse = await startGatehouse({ events, secret: SECRET });
  const databaseUrl = gatehouse.options.databaseUrl!;
  const person = await Person.signUp(gatehouse);
  await allSealed(gatehouse);
  await Person.signUp(gatehouse);
  await allSealed(gatehouse);
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-audit-'));
  const rows = await runSql(databaseUrl, 'select statement, signature from audit_checkpoint order by number');
  await writeFile(join(cwd, 'anchors.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await writeFile(join(cwd, 'jwks.json'), JSON.stringify((await person.get('/audit/jwks')).body));
  const [entry] = await runSql(databaseUrl, 'select id from audit_entry order by id limit 1');
  const [counted] = await runSql(databaseUrl, 'select count(*)::text from audit_entry');
  const count = String(counted!['count']);
  const commands = sample('docs/audit.md#verify-prove-export sh').trim().split('\n');
  const outputs: string[] = [];
  for (const line of commands) {
    const args = line
      .replace('npm run audit -- ', '')
      .replace('0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', String(entry!['id']));
    const env = { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET };
    outputs.push((await run(process.execPath, [command, ...args.split(' ')], { env, cwd })).stdout);
    // The entry of an export is sealed before the next command.
    await allSealed(gatehouse);
  }
  await gatehouse.close();
  expect(outputs[0]).toContain('No violation');
  expect(outputs[2]).toContain(`Exported ${count} entries`);
  expect(outputs[5]).toContain(`${count} sound, 0 without a seal, 0 wrong`);
  await rm(cwd, { recursive: true });
});
