import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'vitest';

import { entriesToExport } from '#server/features/audit-chain/export/read-entries.ts';
import { allSealed, collect, superuser } from '#tests/support/audit-chain.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const verifier = join(import.meta.dirname, 'independent.py');
const python = (args: string[], input: string) => execFileSync('python3', [verifier, ...args], { input }).toString();

test('an independent implementation agrees on the test vectors', async () => {
  python(['vectors'], await readFile(join(import.meta.dirname, 'vectors.json'), 'utf8'));
});

test('it accepts the proofs of a thousand entries, and refuses each altered one', { timeout: 120_000 }, async () => {
  await using gatehouse = await startGatehouse({ events: { pollInterval: 0.05 } });
  const person = await Person.signUp(gatehouse);
  await allSealed(gatehouse);
  for (let batch = 0; batch < 5; batch += 1) {
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into audit_entry (id, event, details, ip_address, user_agent, created_at)
       select gen_random_uuid(), 'user.updated', jsonb_build_object('n', n, 'ü', 'ß' || n), '203.0.113.' || n % 250, 'browser', now()
       from generate_series(1, 200) n`,
    );
    await allSealed(gatehouse);
  }
  await using client = await superuser(gatehouse.options.databaseUrl!);
  const exported = await collect(entriesToExport(client, { withProofs: true, withOrigin: true }));
  const proofs = exported.map(({ proof }) => JSON.stringify(proof));
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-proofs-'));
  const keys = join(folder, 'jwks.json');
  await writeFile(keys, JSON.stringify((await person.get('/audit/jwks')).body));

  const verdicts = python(['proofs', keys], proofs.join('\n')).trim().split('\n');
  expect(verdicts).toEqual(proofs.map((_, n) => `${n} sound`));
  expect(verdicts.length).toBeGreaterThan(1000);
  const altered = proofs.slice(0, 300).map((text, n) => {
    // A character of the entry, of the path or of the seal.
    const at = text.indexOf(['"path":["', '"hash":"', '\\"user.', '"salt":"'][n % 4]!) + 9;
    return text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1);
  });
  for (const verdict of python(['proofs', keys], altered.join('\n')).trim().split('\n'))
    expect(verdict).toContain('refused');
  await rm(folder, { recursive: true });
});
