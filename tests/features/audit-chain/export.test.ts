import { expect } from 'vitest';

import { toCef } from '#server/features/audit-chain/export/cef.ts';
import { toJsonLine } from '#server/features/audit-chain/export/json-line.ts';
import { classOf, toOcsf } from '#server/features/audit-chain/export/ocsf.ts';
import { entriesToExport, type ExportedEntry } from '#server/features/audit-chain/export/read-entries.ts';
import { refuteProof, type AuditProof } from '#server/features/audit-chain/proof/proof.ts';
import { proveEntry } from '#server/features/audit-chain/proof/prove-entry.ts';
import { rowsOf } from '#server/features/audit-chain/proof/read-seals.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, collect, superuser } from '#tests/support/audit-chain.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const product = { name: 'Gatehouse', version: '0.1.0' };

/** The activities of the classes that the mapping uses, of https://schema.ocsf.io/1.5.0. */
const activities: Record<number, number[]> = {
  3001: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99],
  3002: [0, 1, 2, 3, 4, 5, 99],
  3004: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99],
  3005: [0, 1, 2, 99],
  3006: [0, 1, 2, 3, 4, 5, 6, 99],
};

test('every audit event has a class and an activity of OCSF, and the fields that its class requires', () => {
  for (const event of auditEvents) {
    const [classUid, activityId] = classOf(event);
    expect([event, activities[classUid]]).toEqual([event, expect.arrayContaining([activityId])]);
    const mapped = toOcsf({ entry: { ...hostile, event }, sequence: 7, seal: 1, proof: null }, product, true);
    const required = { 3001: 'user', 3002: 'user', 3004: 'entity', 3005: 'user', 3006: 'group' }[classUid]!;
    expect([event, mapped]).toEqual([
      event,
      expect.objectContaining({
        category_uid: 3,
        class_uid: classUid,
        type_uid: classUid * 100 + activityId,
        time: hostile.createdAt,
        severity_id: expect.any(Number),
        metadata: expect.objectContaining({ version: '1.5.0', uid: hostile.id, sequence: 7 }),
        [required]: expect.anything(),
      }),
    ]);
  }
  expect(classOf('session.refused')).toEqual([3002, 1]);
  expect(classOf('some-thing.created')).toEqual([3004, 1]);
  expect(classOf('some-thing.turned')).toEqual([3004, 99]);
});

const hostile: ExportedEntry['entry'] = {
  id: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
  event: 'user.banned',
  actorId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c11',
  subjectId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c12',
  organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c13',
  details: { to: 'admin', text: 'a=b|c\\d\r\nCEF:0|x\u2028suid=1', quote: '"' },
  createdAt: 1_795_824_000_123,
  originHash: null,
  originSalt: null,
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (a=b; c|d) \\ end\nsrc=1.2.3.4',
};

/** A parser of CEF of our own: seven fields of the header, then `key=value` with escapes. */
function parseCef(line: string): { header: string[]; fields: Record<string, string> } {
  const parts = line.split(/(?<!(?<!\\)(?:\\\\)*\\)\|/);
  const header = parts.slice(0, 7);
  const extension = parts.slice(7).join('|');
  const fields: Record<string, string> = {};
  const keys = [...extension.matchAll(/(?:^| )(\w+)=/g)].filter(({ index }) => extension[index + 0] !== '\\');
  for (const [n, match] of keys.entries()) {
    const end = keys[n + 1]?.index ?? extension.length;
    const text = extension.slice(match.index + match[0].length, end);
    fields[match[1]!] = text.replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  }
  return { header, fields };
}

test('a line of CEF keeps hostile texts in their field, and one line', () => {
  const line = toCef({ entry: hostile, sequence: 7, seal: 1, proof: null }, product, true);
  expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
  const { header, fields } = parseCef(line);
  expect(header).toEqual(['CEF:0', 'Gatehouse', 'Gatehouse', '0.1.0', 'user.banned', 'user banned', '3']);
  expect(fields).toMatchObject({
    rt: String(hostile.createdAt),
    externalId: hostile.id,
    suid: hostile.actorId,
    src: '203.0.113.7',
    requestClientApplication: 'Mozilla/5.0 (a=b; c|d) \\ end\nsrc=1.2.3.4',
    outcome: 'success',
  });
  expect(toCef({ entry: hostile, sequence: 7, seal: 1, proof: null }, product, false)).not.toContain('203.0.113.7');
});

test('an export has every entry once, with proofs that hold until a byte changes', async () => {
  await using gatehouse = await startGatehouse({ events: { pollInterval: 0.05 } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: organizationId } = (await admin.post('/organization/create', { name: 'A', slug: 'a' })).body;
  await allSealed(gatehouse);
  await admin.post('/admin/set-role', { userId: (await Person.signUp(gatehouse)).id, role: 'admin' });
  await allSealed(gatehouse);
  const { keys } = (await admin.get('/audit/jwks')).body;
  await using client = await superuser(gatehouse.options.databaseUrl!);
  const all = { withProofs: true, withOrigin: true };
  const exported = await collect(entriesToExport(client, all));

  const { rows } = await client.query<{ id: string }>('select id from audit_entry order by id');
  expect(exported.map(({ entry }) => entry.id).toSorted()).toEqual(rows.map(({ id }) => id));
  expect(exported.map(({ proof }) => refuteProof(proof!, keys))).toEqual(exported.map(() => null));
  expect(exported.some(({ proof }) => proof!.checkpoint !== null)).toBe(true);
  const last = exported.at(-1)!;
  expect(JSON.parse(toJsonLine(last, false))).toMatchObject({ id: last.entry.id, origin: null, seal: last.seal });
  expect(await proveEntry(rowsOf(client), { entryId: last.entry.id, withOrigin: true })).toEqual(last.proof);
  await expect(proveEntry(rowsOf(client), { entryId: hostile.id, withOrigin: true })).rejects.toThrow(
    'Entry not found',
  );
  const ofOrganization = await collect(entriesToExport(client, { ...all, organizationId }));
  expect(ofOrganization.map(({ entry }) => entry.event)).toEqual(['organization.created']);

  const proof = exported.find((each) => each.proof!.checkpoint !== null)!.proof!;
  for (const text of changedTexts(proof)) expect([text, refute(text, keys)]).not.toEqual([text, null]);
});

/** The proof with another character in each of its texts and numbers. */
function changedTexts(proof: AuditProof): string[] {
  const text = JSON.stringify(proof);
  return [...text.matchAll(/"[^"\\]{3,}"(?=[,}\]])|\d+(?=[,}])/g)].map(({ 0: part, index }) => {
    const at = index + Math.floor(part.length / 2);
    const other = text[at] === '1' ? '2' : '1';
    return text.slice(0, at) + other + text.slice(at + 1);
  });
}

function refute(text: string, keys: Parameters<typeof refuteProof>[1]): string | null {
  try {
    return refuteProof(JSON.parse(text) as AuditProof, keys);
  } catch (error) {
    return String(error);
  }
}
