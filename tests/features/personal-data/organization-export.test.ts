import { expect } from 'vitest';

import { ImportTarget } from '#tests/support/imports.ts';
import { newInvitation, newMember, newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

interface Exported {
  file: string;
  record: Record<string, unknown>;
}

async function exportOf(owner: Person, organizationId: string, withAudit = false): Promise<Exported[]> {
  const records: Exported[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await owner.post('/organization/export', {
      organizationId,
      withAudit,
      ...(cursor && { after: cursor }),
    });
    records.push(...(body.records as Exported[]));
    cursor = body.nextCursor as string | null;
  }
  return records;
}

test('a second installation imports the export of an organization with the same members, roles and teams', async () => {
  await using gatehouse = await startGatehouse({ organization: { teams: { enabled: true } } });
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId, slug, teamId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  await owner.post('/organization/add-team-member', { organizationId, teamId, userId: member.id });
  await newInvitation(organization, { email: 'cy@example.com' });
  const records = await exportOf(owner, organizationId);
  expect(JSON.stringify(records)).not.toMatch(/bcrypt|\$2b\$/);

  const target = await ImportTarget.create({ organization: { teams: { enabled: true } } });
  await target.write(
    'organization.ndjson',
    records.map(({ record }) => record),
  );
  const { code, stdout, stderr } = await target.run('file', 'organization.ndjson');
  expect([code, stdout + stderr]).toEqual([0, expect.stringContaining('people: 3 read, 3 new')]);
  const members = await target.sql(
    `select u.email, m.role, array(select t.name from team_member tm join team t on t.id = tm.team_id where tm.member_id = m.id) teams
     from member m join "user" u on u.id = m.user_id join organization o on o.id = m.organization_id where o.slug = '${slug}' order by 1`,
  );
  const teamsOf = (person: Person) => (person === admin ? [] : [expect.any(String)]);
  const expected = [
    { email: owner.email, role: 'owner', teams: teamsOf(owner) },
    { email: admin.email, role: 'admin', teams: teamsOf(admin) },
    { email: member.email, role: 'member', teams: teamsOf(member) },
  ];
  expect(members).toEqual(expected.toSorted((a, b) => (a.email < b.email ? -1 : 1)));
});

test('owners export with the audit log, without addresses, three times a day', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const records = await exportOf(owner, organizationId, true);
  const entries = records.filter(({ file }) => file === 'audit').map(({ record }) => record);
  expect(entries.map(({ event }) => event)).toContain('organization.created');
  expect(JSON.stringify(entries)).not.toMatch(/127\.0\.0\.1|ipAddress/);

  expect((await admin.post('/organization/export', { organizationId })).status).toBe(403);
  await exportOf(owner, organizationId);
  await exportOf(owner, organizationId);
  expect((await owner.post('/organization/export', { organizationId })).body.code).toBe('EXPORT_LIMIT_REACHED');
});

test('the settings of an organization are exported without secrets, and only fields that answers show', async () => {
  const fields = {
    plan: { type: 'string', required: false },
    score: { type: 'string', required: false, returned: false },
  } as const;
  await using gatehouse = await startGatehouse({
    organization: { schema: { organization: { additionalFields: fields } } },
  });
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  await owner.post('/organization/update', { organizationId, data: { plan: 'pro', score: 'hidden-score' } });
  const url = 'https://93.184.216.34/';
  const { secret } = (await owner.post('/organization/create-webhook', { organizationId, url })).body;
  const stream = { organizationId, name: 'Splunk', preset: 'splunk', url, token: 'token-of-splunk' };
  expect((await owner.post('/organization/create-audit-stream', stream)).status).toBe(200);
  await owner.post('/organization/add-domain', { organizationId, domain: 'acme.example' });
  const endpoints = { authorizationEndpoint: url, tokenEndpoint: url, jwksEndpoint: url };
  const client = { organizationId, issuer: 'https://93.184.216.34', clientId: 'acme', clientSecret: 'secret-of-acme' };
  expect((await owner.post('/sso/register', { ...client, ...endpoints })).status).toBe(200);

  const records = await exportOf(owner, organizationId);
  const settings = records.filter(({ file }) => file === 'settings').map(({ record }) => record);
  expect(settings.map(({ type }) => type)).toEqual(['domain', 'connection', 'webhook', 'auditStream']);
  expect(records[0]!.record['fields']).toEqual({ plan: 'pro' });
  const text = JSON.stringify(records);
  for (const hidden of [secret, 'token-of-splunk', 'secret-of-acme', 'hidden-score'])
    expect(text).not.toContain(hidden);
});
