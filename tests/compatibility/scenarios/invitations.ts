import type { World } from '#tests/support/better-auth/differential/world.ts';

import { foundAcme, join, type Acme } from './organizations.ts';

const unknownId = '0190f5a4-0000-7000-8000-000000000000';

export async function invitations(world: World): Promise<void> {
  const acme = await foundAcme(world, 'inviting');
  await invite(world, acme);
  await accept(world, acme);
  await decline(world, acme);
}

async function invite({ signUpVerified, emailOf }: World, acme: Acme): Promise<void> {
  const { owner, member, foreign, organizationId } = acme;
  const input = { email: emailOf('invited'), role: 'member', organizationId };
  await owner.succeed('organization.inviteMember', input, { 'by a member': member, foreign });
  await owner.call('organization.inviteMember: already invited', input);
  await owner.call('organization.inviteMember: resent', { ...input, resend: true });
  await owner.call('organization.inviteMember: already a member', { ...input, email: member.email });
  await owner.call('organization.inviteMember: malformed address', { ...input, email: 'not an email' });
  await owner.call('organization.inviteMember: unknown role', { ...input, email: 'role@example.com', role: 'unknown' });
  await owner.call('organization.inviteMember: several roles', {
    ...input,
    email: emailOf('several'),
    role: ['member', 'admin'],
  });
  await owner.call('organization.inviteMember: unknown organization', { ...input, organizationId: unknownId });
  await foreign.call('organization.inviteMember: none active', { email: 'x@example.com', role: 'member' });
  const admin = await signUpVerified('inviting-admin');
  await join(owner, admin, { organizationId, role: 'admin' });
  await admin.call('organization.inviteMember: owner by an admin', {
    ...input,
    email: emailOf('new-owner'),
    role: 'owner',
  });
  await owner.call('organization.listInvitations: active organization');
  await owner.succeed('organization.listInvitations', { query: { organizationId } });
  await member.call('organization.listInvitations: by a member', { query: { organizationId } });
  await foreign.call('organization.listInvitations: foreign', { query: { organizationId } });
  await foreign.call('organization.listInvitations: none active');
}

async function accept({ signUpVerified, version }: World, { owner, foreign, organizationId }: Acme): Promise<void> {
  const user = await signUpVerified('accepting');
  const { id } = await owner.prepare('organization.inviteMember', {
    email: user.email,
    role: 'member',
    organizationId,
  });
  if (version === 'newest') {
    await user.succeed('organization.listUserInvitations');
    await user.call('organization.listUserInvitations: with email', { query: { email: foreign.email } });
  }
  await user.call('organization.getInvitation: unknown', { query: { id: unknownId } });
  await user.succeed('organization.getInvitation', { query: { id } }, { foreign });
  await user.call('organization.acceptInvitation: unknown', { invitationId: unknownId });
  await user.succeed('organization.acceptInvitation', { invitationId: id }, { foreign });
  await user.call('organization.acceptInvitation: accepted', { invitationId: id });
  await user.call('organization.rejectInvitation: accepted', { invitationId: id });
  await owner.call('organization.cancelInvitation: accepted', { invitationId: id });
  await user.call('getSession: after organization.acceptInvitation');
}

async function decline({ signUp, version }: World, acme: Acme): Promise<void> {
  const { owner, member, foreign, organizationId } = acme;
  const user = await signUp('declining');
  const input = { email: user.email, role: 'member', organizationId };
  const { id } = await owner.prepare('organization.inviteMember', input);
  if (version === 'newest') await user.call('organization.listUserInvitations: by an unverified email');
  await user.call('organization.rejectInvitation: unknown', { invitationId: unknownId });
  await user.succeed('organization.rejectInvitation', { invitationId: id }, { foreign });
  await user.call('organization.acceptInvitation: rejected', { invitationId: id });
  await user.call('organization.getInvitation: rejected', { query: { id } });
  const second = await owner.prepare('organization.inviteMember', input);
  await owner.call('organization.cancelInvitation: unknown', { invitationId: unknownId });
  const others = { 'by a member': member, foreign };
  await owner.succeed('organization.cancelInvitation', { invitationId: second.id }, others);
  await user.call('organization.acceptInvitation: canceled', { invitationId: second.id });
  const third = await owner.prepare('organization.inviteMember', { ...input, role: 'admin' });
  await user.call('organization.getInvitation: as admin by an unverified email', { query: { id: third.id } });
  await user.call('organization.acceptInvitation: as admin by an unverified email', { invitationId: third.id });
}
