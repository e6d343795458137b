import type { World } from '#tests/support/better-auth/differential/world.ts';

import { type Acme, foundAcme } from './organizations.ts';

const unknownId = '0190f5a4-0000-7000-8000-000000000000';

export async function teams(world: World): Promise<void> {
  const acme = await foundAcme(world, 'teaming');
  const teamId = await manageTeams(acme);
  await inviteIntoTeam(world, acme, teamId);
  if (world.version === 'newest') await manageMembers(acme, teamId);
  await removeTeam(acme, teamId);
}

async function manageTeams({ owner, member, foreign, organizationId }: Acme): Promise<string> {
  const others = { 'by a member': member, foreign };
  const { id } = await owner.succeed('organization.createTeam', { name: 'Design', organizationId }, others);
  await owner.call('organization.createTeam: empty name', { name: '', organizationId });
  await owner.call('organization.createTeam: unknown organization', { name: 'Sales', organizationId: unknownId });
  await foreign.call('organization.createTeam: none active', { name: 'Sales' });
  await owner.call('organization.createTeam: in the active organization', { name: 'Sales' });
  await owner.call('organization.createTeam: name in use', { name: 'Sales', organizationId });
  const rename = { teamId: id, data: { name: 'Designers', organizationId } };
  await owner.succeed('organization.updateTeam', rename, others);
  await owner.call('organization.updateTeam: in the active organization', { teamId: id, data: { name: 'Designers' } });
  await owner.call('organization.updateTeam: unknown team', { ...rename, teamId: unknownId });
  await owner.call('organization.updateTeam: empty name', { teamId: id, data: { name: '' } });
  await foreign.call('organization.updateTeam: none active', { teamId: id, data: { name: 'Theirs' } });
  await owner.succeed('organization.listTeams', { query: { organizationId } });
  await member.call('organization.listTeams: by a member', { query: { organizationId } });
  await foreign.call('organization.listTeams: foreign', { query: { organizationId } });
  await foreign.call('organization.listTeams: none active');
  await owner.call('organization.getFullOrganization: with teams');
  return id as string;
}

async function inviteIntoTeam({ signUp }: World, { owner, organizationId }: Acme, teamId: string): Promise<void> {
  const user = await signUp('teaming-invited');
  const input = { email: user.email, role: 'member', organizationId };
  await owner.call('organization.inviteMember: unknown team', { ...input, email: 'x@example.com', teamId: unknownId });
  const { id } = await owner.call('organization.inviteMember: into a team', { ...input, teamId });
  await user.call('organization.getInvitation: into a team', { query: { id } });
  await user.call('organization.acceptInvitation: into a team', { invitationId: id });
  await user.call('getSession: after organization.acceptInvitation into a team');
  await owner.call('organization.getFullOrganization: with a member of a team');
}

async function manageMembers(acme: Acme, teamId: string): Promise<void> {
  const { owner, member, foreign, organizationId } = acme;
  const others = { 'by a member': member, foreign };
  const input = { teamId, userId: member.id };
  await owner.succeed('organization.addTeamMember', input, others);
  await owner.call('organization.addTeamMember: already in the team', input);
  await owner.call('organization.addTeamMember: unknown team', { ...input, teamId: unknownId });
  await owner.call('organization.addTeamMember: foreign user', { ...input, userId: foreign.id });
  await member.succeed('organization.setActiveTeam', { teamId });
  await member.call('getSession: with an active team');
  await member.call('organization.setActiveTeam: unknown team', { teamId: unknownId });
  await foreign.call('organization.setActiveTeam: foreign', { teamId });
  await owner.call('organization.setActiveTeam: of a team without the caller', { teamId });
  await member.call('organization.setActiveTeam: the active one', {});
  await member.succeed('organization.listTeamMembers', { query: { teamId } });
  await member.call('organization.listTeamMembers: active team');
  await member.call('organization.listTeamMembers: unknown team', { query: { teamId: unknownId } });
  await owner.call('organization.listTeamMembers: of a team without the caller', { query: { teamId } });
  await owner.call('organization.listTeamMembers: none active');
  await foreign.call('organization.listTeamMembers: foreign', { query: { teamId } });
  await member.succeed('organization.listUserTeams');
  await foreign.call('organization.listUserTeams: none');
  await owner.call('organization.listUserTeams: of another member', { query: { userId: member.id, organizationId } });
  await member.call('organization.setActiveTeam: none', { teamId: null });
  await owner.succeed('organization.removeTeamMember', input, others);
  await owner.call('organization.removeTeamMember: not in the team', input);
  await owner.call('organization.removeTeamMember: unknown team', { ...input, teamId: unknownId });
  await owner.call('organization.removeTeamMember: foreign user', { ...input, userId: foreign.id });
}

async function removeTeam({ owner, member, foreign, organizationId }: Acme, teamId: string): Promise<void> {
  const input = { teamId, organizationId };
  await owner.call('organization.removeTeam: unknown team', { ...input, teamId: unknownId });
  await foreign.call('organization.removeTeam: none active', { teamId });
  await owner.succeed('organization.removeTeam', input, { 'by a member': member, foreign });
  await owner.call('organization.removeTeam: removed team', input);
  const [first, second] = await owner.prepare('organization.listTeams', { query: { organizationId } });
  const left = first.name === 'Sales' ? first : second;
  await owner.prepare('organization.removeTeam', { teamId: left.id, organizationId });
  const [last] = await owner.prepare('organization.listTeams', { query: { organizationId } });
  await owner.call('organization.removeTeam: last team', { teamId: last.id, organizationId });
}
