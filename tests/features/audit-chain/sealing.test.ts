import { createPublicKey, verify } from 'node:crypto';

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { rootOf, splitHashes } from '#server/features/audit-chain/format/merkle.ts';
import { NO_SEAL, sealHash, type SealHeader } from '#server/features/audit-chain/format/seal-hash.ts';
import { signStatement } from '#server/features/audit-chain/keys/sign-statement.ts';
import { verifyDetached, type PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, inDatabase } from '#tests/support/audit-chain.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const events = { pollInterval: 0.05 };
const sql = ({ options }: Gatehouse, text: string) => runSql(options.databaseUrl!, text);

interface SealRow extends SealHeader {
  leaves: Buffer;
  hash: Buffer;
  signature: Buffer;
  kid: string;
}

const sealsOf = async (gatehouse: Gatehouse) =>
  (await sql(
    gatehouse,
    `select number::int, day, first_sequence::int as "firstSequence", last_sequence::int as "lastSequence", count, root,
       previous, checkpoint, leaves, hash, signature, kid, created_at as "createdAt" from audit_seal order by number`,
  )) as unknown as SealRow[];

test('entries are sealed with their number: Merkle roots, chained and signed by a public key', async () => {
  await using gatehouse = await startGatehouse({ events });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await allSealed(gatehouse);
  await admin.post('/admin/set-role', { userId: admin.id, role: 'admin' });
  // As a process of an older version does.
  await sql(
    gatehouse,
    `insert into audit_entry (id, event, ip_address, created_at) values (gen_random_uuid(), 'x', 'y', now())`,
  );
  await allSealed(gatehouse);

  const { keys } = (await admin.get('/audit/jwks')).body as { keys: PublicAuditKey[] };
  const seals = await sealsOf(gatehouse);
  expect(seals.length).toBeGreaterThan(1);
  let previous: Buffer = NO_SEAL;
  for (const [index, seal] of seals.entries()) {
    expect(seal.number).toBe(index + 1);
    expect(seal.previous).toEqual(previous);
    expect(rootOf(splitHashes(seal.leaves))).toEqual(seal.root);
    expect(sealHash(seal)).toEqual(seal.hash);
    const key = createPublicKey({ key: keys.find(({ kid }) => kid === seal.kid)!, format: 'jwk' });
    expect(verify(null, seal.hash, key, seal.signature)).toBe(true);
    previous = seal.hash;
  }
  expect(await sql(gatehouse, 'select from audit_entry where origin_hash is null or origin_salt is null')).toEqual([]);
});

test('seals and checkpoints cannot be changed, deleted or truncated', async () => {
  await using gatehouse = await startGatehouse({ events });
  await Person.signUp(gatehouse);
  await allSealed(gatehouse);
  for (const text of [
    `update audit_seal set count = 0`,
    `select set_config('gatehouse.audit', 'retention', false); update audit_seal set root = '', ids = null, leaves = null`,
    `delete from audit_seal`,
    `truncate audit_seal`,
    `truncate audit_checkpoint`,
  ]) {
    await expect(sql(gatehouse, text)).rejects.toThrow('is append-only');
  }
});

test('with the option off nothing is sealed; with it on, what was written before is sealed too', async () => {
  const off = await startGatehouse({ events, audit: { chain: { enabled: false } } });
  const databaseUrl = off.options.databaseUrl!;
  await runSql(
    databaseUrl,
    `alter table audit_entry disable trigger audit_entry_origin;
     insert into audit_entry (id, event, created_at) select gen_random_uuid(), 'old', now() from generate_series(1, 6000);
     alter table audit_entry enable trigger audit_entry_origin`,
  );
  const unnumbered = () => runSql(databaseUrl, 'select from event where sequence is null');
  await expect.poll(unnumbered, { timeout: 10_000 }).toEqual([]);
  expect(await sealsOf(off)).toEqual([]);
  await off.close();

  await using on = await startGatehouse({ databaseUrl, events });
  await Person.signUp(on);
  await allSealed(on);
  const seals = await sealsOf(on);
  expect(seals.map(({ lastSequence }) => lastSequence === null)).toContain(true);
  expect(await runSql(databaseUrl, 'select from audit_backlog')).toEqual([]);
});

test('a checkpoint follows the first seals, and one more is made when the day has ended', async () => {
  await using gatehouse = await startGatehouse({ events, audit: { chain: { publish: true } } });
  const person = await signUpWithRole(gatehouse, 'admin');
  await allSealed(gatehouse);
  // The entries of yesterday were sealed yesterday.
  await sql(
    gatehouse,
    `set session_replication_role = replica; update audit_seal set created_at = created_at - interval '1 day'`,
  );
  await sql(gatehouse, 'set session_replication_role = default');
  await person.post('/admin/set-role', { userId: person.id, role: 'admin' });
  await allSealed(gatehouse);

  const { checkpoints } = (await person.get('/audit/checkpoints')).body;
  const { keys } = (await person.get('/audit/jwks')).body;
  expect(checkpoints.length).toBeGreaterThan(0);
  expect(checkpoints.map(({ kind }: { kind: string }) => kind)).toContain('day');
  for (const { statement, signature } of checkpoints) {
    expect(verifyDetached(statement, signature, { keys, typ: 'gatehouse-audit+jwt' })).toBe(keys[0].kid);
    expect(verifyDetached(`${statement} `, signature, { keys, typ: 'gatehouse-audit+jwt' })).toBeNull();
    expect(verifyDetached(statement, signature, { keys, typ: 'gatehouse-other+jwt' })).toBeNull();
  }
  await using other = await startGatehouse();
  expect((await new Person(other).get('/audit/checkpoints')).status).toBe(404);
});

test('a statement is signed by the key of the log, which is published for ever', async () => {
  await using gatehouse = await startGatehouse({ audit: { chain: { enabled: false } } });
  const typ = 'gatehouse-erasure+jwt';
  const signed = await inDatabase(gatehouse.options.databaseUrl!, (em) =>
    signStatement({ em, secrets: [SECRET] }, { v: 1, number: 'b', at: 'a' }, typ),
  );

  const { keys } = (await new Person(gatehouse).get('/audit/jwks')).body;
  expect(signed.statement).toBe('{"at":"a","number":"b","v":1}');
  expect(verifyDetached(signed.statement, signed.signature, { keys, typ })).toBe(signed.kid);
});
