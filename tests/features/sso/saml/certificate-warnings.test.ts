import { X509Certificate } from 'node:crypto';

import { expect } from 'vitest';

import { sqlOf } from '#tests/features/sso/sign-in/connections.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { expectOk, newMember } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { newSaml, test, type TestSaml } from './saml.ts';

const replacement = new X509Certificate(samlKeys.idpNext.certificate).fingerprint256;
const later = { timeout: 10_000, interval: 100 };

test('a mail announces the end of a certificate 30 days, 7 days and a day before', async ({ idp }) => {
  await using gatehouse = await startGatehouse({ advanced: { sweepInterval: 0.2 } });
  const [first, second] = [await newSaml(gatehouse, idp), await newSaml(gatehouse, idp)];
  const sql = sqlOf(gatehouse);
  /** As if time had passed since the last mail. */
  const endIn = ({ connection }: TestSaml, interval: string) =>
    sql(`update sso_certificate set not_after = now() + interval '${interval}',
        warned_at = warned_at + (now() + interval '${interval}' - not_after)
      where connection_id = '${connection.id}' and side = 'idp' and fingerprint <> '${replacement}'`);
  const subjects = async ({ organization: { owner } }: TestSaml) =>
    (await mailsTo(gatehouse, owner.email))
      .filter(({ name }) => name === 'sendCertificateExpiring')
      .map(({ subject }) => /expires in (.*)/.exec(subject)![1])
      .toReversed();

  await endIn(first, '31 days');
  await endIn(second, '20 days');
  await expect.poll(() => subjects(second), later).toEqual(['20 days']);
  expect(await subjects(first)).toEqual([]);

  await endIn(first, '7 days');
  await endIn(second, '8 days');
  await expect.poll(() => subjects(first), later).toEqual(['7 days']);
  expect(await subjects(second)).toEqual(['20 days']);
  await endIn(second, '12 hours');
  await expect.poll(() => subjects(second), later).toEqual(['20 days', '1 day']);

  const { organization, providerId } = first;
  const added = { organizationId: organization.id, providerId, certificate: samlKeys.idpNext.certificate };
  await organization.owner.post('/sso/add-certificate', added);
  await endIn(first, '1 hour');
  await endIn(second, '-1 hour');
  const third = await newSaml(gatehouse, idp);
  await endIn(third, '2 days');
  await expect.poll(() => subjects(third), later).toEqual(['2 days']);
  expect([await subjects(first), await subjects(second)]).toEqual([['7 days'], ['20 days', '1 day']]);

  const events = await sql(`select details from audit_entry where event = 'sso-connection.certificate-expiring'`);
  expect(events).toHaveLength(4);
});

test('a mail announces the end of a certificate of this service to all who manage single sign-on', async ({ idp }) => {
  await using gatehouse = await startGatehouse({ advanced: { sweepInterval: 0.2 } });
  const { organization, connection, providerId } = await newSaml(gatehouse, idp);
  const { owner, id: organizationId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const sql = sqlOf(gatehouse);
  const endIn = (interval: string, state = 'current') =>
    sql(`update sso_certificate set not_after = now() + interval '${interval}',
        warned_at = warned_at + (now() + interval '${interval}' - not_after)
      where connection_id = '${connection.id}' and side = 'sp' and state = '${state}'`);
  const subjects = async ({ email }: Person) =>
    (await mailsTo(gatehouse, email))
      .filter(({ name }) => name === 'sendServiceCertificateExpiring')
      .map(({ subject }) => subject)
      .toReversed();
  const ends = (duration: string) => `The certificate of Gatehouse for ${connection.name} expires in ${duration}`;

  await endIn('30 days');
  await expect.poll(() => subjects(owner), later).toEqual([ends('30 days')]);
  expect([await subjects(admin), await subjects(member)]).toEqual([[ends('30 days')], []]);
  // The next key does not sign yet.
  await expectOk(owner.post('/sso/rotate-certificate', { organizationId, providerId }));
  await endIn('7 days');
  await expect.poll(() => subjects(owner), later).toEqual([ends('30 days'), ends('7 days')]);
  await expectOk(owner.post('/sso/activate-certificate', { organizationId, providerId }));
  await sql(`update sso_certificate set not_after = now() + interval '1 hour', warned_at = null
    where connection_id = '${connection.id}' and side = 'sp'
      and not_after < (select max(not_after) from sso_certificate where connection_id = '${connection.id}' and side = 'sp')`);
  const another = await newSaml(gatehouse, idp);
  await sql(`update sso_certificate set not_after = now() + interval '2 days'
    where connection_id = '${another.connection.id}' and side = 'sp'`);
  await expect.poll(() => subjects(another.organization.owner), later).toHaveLength(1);
  expect(await subjects(owner)).toHaveLength(2);

  const events = await sql(`select details->>'of' of, details->>'days' days from audit_entry
    where event = 'sso-connection.certificate-expiring' and organization_id = '${organizationId}' order by id`);
  expect(events).toEqual([
    { of: 'service', days: '30' },
    { of: 'service', days: '7' },
  ]);
});
