import { expect, inject, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

/** Ada owns an organization with a default team; Bob is in two teams, invited into them; Carol is in none. */
async function startWithTeams() {
  const service = await startBetterAuth();
  const { auth, signUp } = service;
  const [ada, bob, carol] = [await signUp('ada'), await signUp('bob'), await signUp('carol')];
  const acme = (await auth.api.createOrganization({ body: { name: 'Acme', slug: 'acme' }, headers: ada.headers }))!;
  const createTeam = (name: string) =>
    auth.api.createTeam({ body: { name, organizationId: acme.id }, headers: ada.headers });
  const teams = [await createTeam('Design'), await createTeam('Sales')].map(({ id }) => id);
  const invite = (email: string) =>
    auth.api.createInvitation({
      body: { email, role: 'member', teamId: teams, organizationId: acme.id },
      headers: ada.headers,
    });
  const { id: invitationId } = await invite(bob.email);
  await auth.api.acceptInvitation({ body: { invitationId }, headers: bob.headers });
  await auth.api.setActiveTeam({ body: { teamId: teams[1]! }, headers: bob.headers });
  await auth.api.addMember({ body: { userId: carol.id, organizationId: acme.id, role: 'member' } });
  await invite('dora@example.com');
  return { ...service, ada, bob, carol };
}

async function importInto(source: string) {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const { stdout } = await runImport(source, databaseUrl);
  const gatehouse = await startGatehouse({
    databaseUrl,
    secret: SHARED_SECRET,
    cookiePrefix: 'better-auth',
    organization: { teams: { enabled: true } },
  });
  return Object.assign(gatehouse, { stdout, databaseUrl });
}

/** The names of the teams of each member and of the pending invitation. */
async function readTeams(gatehouse: Gatehouse, email: string) {
  const person = Object.assign(new Person(gatehouse), { email });
  await person.post('/sign-in/email', { email, password: OLD_PASSWORD });
  const full = (await person.get('/organization/get-full-organization', { organizationSlug: 'acme' })).body;
  const nameOf = (id: string) => full.teams.find((team: { id: string }) => team.id === id).name as string;
  const teamsOf = (row: { teamIds: string[] }) => row.teamIds.map(nameOf);
  const members = full.members.map((row: { teamIds: string[]; user: { name: string } }) => [
    row.user.name,
    teamsOf(row),
  ]);
  const pending = full.invitations.find(({ status }: { status: string }) => status === 'pending');
  return { ...Object.fromEntries(members), invited: teamsOf(pending) } as Record<string, string[]>;
}

test('an import takes over the teams of members, invitations and sessions', async () => {
  const { databaseUrl: source, signUp, ada, bob, carol } = await startWithTeams();
  const erin = await signUp('erin');
  // The source keeps teams and organizations active that their users are not in.
  await runSql(
    source,
    `update "session" set "activeTeamId" = (select id from team where name = 'Design') where "userId" = '${carol.id}';
     update "session" set "activeOrganizationId" = (select id from organization) where "userId" = '${erin.id}'`,
  );
  await using gatehouse = await importInto(source);

  expect(gatehouse.stdout).toContain('teamMember: 3 read, 3 imported, 0 imported before, 0 skipped');
  const both = ['Design', 'Sales'];
  expect(await readTeams(gatehouse, ada.email)).toEqual({ ada: ['Acme'], bob: both, carol: [], invited: both });
  const browser = Object.assign(new Person(gatehouse), { headers: { cookie: bob.cookie } });
  expect((await browser.post('/organization/set-active-team')).body).toMatchObject({ name: 'Sales' });
  expect(await runSql(gatehouse.databaseUrl, 'select 1 from "session" where active_team_id is not null')).toHaveLength(
    2,
  );
  const [session] = await runSql(
    gatehouse.databaseUrl,
    `select active_organization_id from "session" s join "user" u on u.id = s.user_id where u.email = '${erin.email}'`,
  );
  expect(session).toEqual({ active_organization_id: null });

  const again = await runImport(source, gatehouse.databaseUrl);
  expect(again.stdout).toContain('teamMember: 3 read, 0 imported, 3 imported before, 0 skipped');
}, 90_000);

test('an import skips memberships of users who left the organization, with the reason', async () => {
  const { databaseUrl: source, bob } = await startWithTeams();
  await runSql(source, `delete from "member" where "userId" = '${bob.id}'`);
  await using gatehouse = await importInto(source);

  expect(gatehouse.stdout).toContain('teamMember: 3 read, 1 imported, 0 imported before, 2 skipped');
  expect(gatehouse.stdout).toContain('its user is not a member of the organization of the team');
}, 90_000);

test('an import takes over the team of each member from 1.2.8', async () => {
  const { databaseUrl: source, ada, bob } = await startWithTeams();
  // Release 1.2.8 has a column in place of the table, and one team for each invitation.
  await runSql(
    source,
    `alter table "member" add column "teamId" text;
     update "member" m set "teamId" = (select id from team where name = 'Sales') where m."userId" = '${bob.id}';
     update "invitation" set "teamId" = split_part("teamId", ',', 1);
     drop table "teamMember"`,
  );
  await using gatehouse = await importInto(source);

  expect(gatehouse.stdout).toContain('teamMember: 1 read, 1 imported, 0 imported before, 0 skipped');
  expect(await readTeams(gatehouse, ada.email)).toEqual({ ada: [], bob: ['Sales'], carol: [], invited: ['Design'] });
}, 90_000);

test('an import names the old column if the source has the table too', async () => {
  const { databaseUrl: source } = await startWithTeams();
  await runSql(source, `alter table "member" add column "teamId" text; update "member" set "teamId" = 'old'`);
  await using gatehouse = await importInto(source);

  expect(gatehouse.stdout).toContain('column member.teamId: 3 values');
}, 90_000);
