import { createAuthClient } from 'better-auth/client';
import { inferAdditionalFields, organizationClient } from 'better-auth/client/plugins';

import type { auth } from './auth.ts';

/** The client of the app, in a browser of its own. */
export function createClient(baseURL: string, customFetchImpl: typeof fetch) {
  return createAuthClient({
    baseURL,
    fetchOptions: { customFetchImpl, headers: { origin: baseURL }, throw: true },
    plugins: [organizationClient({ teams: { enabled: true } }), inferAdditionalFields<{ options: typeof auth }>()],
  });
}
type Client = ReturnType<typeof createClient>;

const password = 'correct horse battery staple';

/** What the users of the app do. @returns what the owner sees at the end of each part. */
export async function useApp(newClient: () => Client, openProvider: (url: string, client: Client) => Promise<void>) {
  const [owner, member, guest] = [newClient(), newClient(), newClient()];
  const { url } = await owner.signIn.social({ provider: 'gitlab', callbackURL: '/' });
  await openProvider(url!, owner);
  await member.signUp.email({ email: 'bob@example.com', password, name: 'Bob', department: 'sales' });
  await guest.signUp.email({ email: 'carol@example.com', password, name: 'Carol' });
  const users = [];
  for (const client of [owner, member, guest]) {
    const { user } = (await client.getSession())!;
    users.push([user.name, user.department, user.plan]);
  }

  const { id: organizationId, name } = await owner.organization.create({ name: 'Acme', slug: 'acme' });
  await owner.organization.update({ organizationId, data: { logo: 'https://example.com/logo.svg' } });
  const team = await owner.organization.createTeam({ name: 'Design' });
  await owner.organization.updateTeam({ teamId: team.id, data: { name: 'Research' } });
  const invite = (email: string) => owner.organization.inviteMember({ email, role: 'member', organizationId });
  const { id: invitationId } = await invite('bob@example.com');
  const accepted = await member.organization.acceptInvitation({ invitationId });
  await guest.organization.rejectInvitation({ invitationId: (await invite('carol@example.com')).id });
  await owner.organization.cancelInvitation({ invitationId: (await invite('carol@example.com')).id });

  const { id: memberId, userId } = accepted.member;
  await owner.organization.updateMemberRole({ memberId, role: 'admin' });
  const refusal = await owner.organization.updateMemberRole({ memberId, role: 'owner' }).then(
    () => 'accepted',
    (error: { status: number; error: { message: string } }) => `${error.status} ${error.error.message}`,
  );
  await owner.organization.addTeamMember({ teamId: team.id, userId });
  await owner.organization.removeTeamMember({ teamId: team.id, userId });
  const { members, teams } = (await owner.organization.getFullOrganization())! as {
    members: { role: string; user: { name: string } }[];
    teams: { name: string }[];
  };
  await owner.organization.removeTeam({ teamId: team.id });
  await owner.organization.removeMember({ memberIdOrEmail: memberId });
  await owner.organization.delete({ organizationId });
  return {
    users,
    name,
    refusal,
    members: members.map(({ role, user }) => `${user.name} ${role}`).toSorted(),
    teams: teams.map((each) => each.name).toSorted(),
  };
}
