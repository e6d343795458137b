import type { User, World } from '#tests/support/better-auth/differential/world.ts';

/** An organization with an owner and a member, and users outside of it. */
export interface Acme {
  owner: User;
  member: User;
  /** Signed in, of no organization. */
  foreign: User;
  organizationId: string;
  slug: string;
  /** The owner's membership. */
  ownerId: string;
  memberId: string;
}

/** The names of users must differ between the scenarios of a service. */
export async function foundAcme({ signUp }: World, slug: string): Promise<Acme> {
  const [owner, member, foreign] = [await signUp(`${slug}-owner`), await signUp(slug), await signUp(`${slug}-foreign`)];
  const created = await owner.prepare('organization.create', { name: 'Acme', slug });
  const organizationId = created.id as string;
  const memberId = await join(owner, member, { organizationId });
  await member.prepare('organization.setActive', { organizationId });
  return { owner, member, foreign, organizationId, slug, ownerId: created.members[0].id, memberId };
}

/** Invites and accepts; returns the id of the membership. */
export async function join(
  owner: User,
  user: User,
  { organizationId, role = 'member' }: { organizationId: string; role?: string },
): Promise<string> {
  const input = { email: user.email, role, organizationId };
  const { id } = await owner.prepare('organization.inviteMember', input);
  const { member } = await user.prepare('organization.acceptInvitation', { invitationId: id });
  return member.id as string;
}

const unknownId = '0190f5a4-0000-7000-8000-000000000000';

/** Organizations and their members. */
export async function organizations(world: World): Promise<void> {
  await create(world);
  const acme = await foundAcme(world, 'acme');
  await read(world, acme);
  await setActive(world, acme);
  await change(acme);
  await changeMembers(world, acme);
}

async function create({ signUp }: World): Promise<void> {
  const user = await signUp('creator');
  await user.succeed('organization.checkSlug', { slug: 'created' });
  const input = { name: 'Created', slug: 'created', metadata: { plan: 'pro' }, logo: 'https://example.com/logo.png' };
  await user.succeed('organization.create', input);
  await user.call('organization.create: slug in use', { name: 'Other', slug: 'created' });
  await user.call('organization.create: empty name', { name: '', slug: 'empty' });
  await user.call('organization.create: empty slug', { name: 'Empty', slug: '' });
  await user.call('organization.checkSlug: slug with a blank', { slug: 'Odd Slug' });
  await user.call('organization.create: slug with a blank', { name: 'Odd', slug: 'Odd Slug' });
  await user.call('organization.create: minimal', {
    name: 'Minimal',
    slug: 'minimal',
    keepCurrentActiveOrganization: true,
  });
  await user.call('organization.checkSlug: slug in use', { slug: 'created' });
  await user.succeed('organization.list');
  await user.call('getSession: after organization.create');
}

async function read({ version }: World, { owner, member, foreign, organizationId, slug }: Acme): Promise<void> {
  await owner.succeed('organization.getFullOrganization');
  await member.call('organization.getFullOrganization: by a member', { query: { organizationId } });
  await owner.call('organization.getFullOrganization: by slug', { query: { organizationSlug: slug } });
  await owner.call('organization.getFullOrganization: unknown', { query: { organizationId: unknownId } });
  await foreign.call('organization.getFullOrganization: foreign', { query: { organizationId } });
  await foreign.call('organization.getFullOrganization: none active');
  await owner.succeed('organization.getActiveMember');
  await foreign.call('organization.getActiveMember: none active');
  const permission = { permissions: { organization: ['update'] } };
  await owner.succeed('organization.hasPermission', permission);
  await member.call('organization.hasPermission: by a member', permission);
  await foreign.call('organization.hasPermission: none active', permission);
  await foreign.call('organization.hasPermission: foreign', { ...permission, organizationId });
  await owner.call('organization.hasPermission: unknown resource', { permissions: { unknown: ['read'] } });
  if (version === 'oldest') {
    await owner.call('organization.hasPermission: permission', { permission: { organization: ['update'] } });
    return;
  }
  await owner.succeed('organization.getOrganization', { query: { organizationId } });
  await owner.call('organization.getOrganization: active');
  await owner.call('organization.getOrganization: unknown', { query: { organizationId: unknownId } });
  await foreign.call('organization.getOrganization: foreign', { query: { organizationId } });
  await foreign.call('organization.getOrganization: none active');
  await owner.succeed('organization.listMembers');
  const page = { limit: 1, offset: 0, sortBy: 'createdAt', sortDirection: 'desc' };
  await owner.call('organization.listMembers: paged', { query: page });
  const byRole = { filterField: 'role', filterOperator: 'eq', filterValue: 'member' };
  await owner.call('organization.listMembers: filtered', { query: byRole });
  await owner.call('organization.listMembers: malformed limit', { query: { limit: 'x' } });
  await owner.call('organization.listMembers: malformed direction', { query: { sortDirection: 'up' } });
  await foreign.call('organization.listMembers: foreign', { query: { organizationId } });
  await foreign.call('organization.listMembers: none active');
  await member.succeed('organization.getActiveMemberRole');
  await member.call('organization.getActiveMemberRole: of another member', { query: { userId: owner.id } });
  await member.call('organization.getActiveMemberRole: of a foreign user', { query: { userId: foreign.id } });
  await foreign.call('organization.getActiveMemberRole: foreign', { query: { organizationId } });
  await foreign.call('organization.getActiveMemberRole: none active');
}

async function setActive(_: World, { owner, foreign, organizationId, slug }: Acme): Promise<void> {
  await owner.call('organization.setActive: none', { organizationId: null });
  await owner.call('getSession: without an active organization');
  await owner.call('organization.setActive: by slug', { organizationSlug: slug });
  await owner.call('organization.setActive: unknown slug', { organizationSlug: 'unknown' });
  await owner.call('organization.setActive: unknown', { organizationId: unknownId });
  await foreign.call('organization.setActive: foreign', { organizationId });
  await owner.succeed('organization.setActive', { organizationId });
}

async function change({ owner, member, foreign, organizationId }: Acme): Promise<void> {
  const others = { 'by a member': member, foreign };
  const data = { name: 'Acme Ltd', metadata: { plan: 'free' } };
  await owner.succeed('organization.update', { organizationId, data }, others);
  await owner.call('organization.update: unknown', { organizationId: unknownId, data });
  await foreign.call('organization.update: none active', { data });
  await owner.call('organization.update: slug in use', { organizationId, data: { slug: 'created' } });
  await owner.call('organization.update: empty name', { organizationId, data: { name: '' } });
}

async function changeMembers({ signUp, signUpVerified }: World, acme: Acme): Promise<void> {
  const { owner, member, foreign, organizationId, memberId, ownerId } = acme;
  const second = await signUp('second');
  const secondId = await join(owner, second, { organizationId });
  const others = { 'by a member': member, foreign };
  const role = { memberId: secondId, role: ['admin'], organizationId };
  await owner.succeed('organization.updateMemberRole', role, others);
  await owner.call('organization.updateMemberRole: unknown member', { ...role, memberId: unknownId });
  await owner.call('organization.updateMemberRole: unknown role', { ...role, role: 'unknown' });
  await owner.call('organization.updateMemberRole: empty role', { ...role, role: '' });
  await owner.call('organization.updateMemberRole: unknown organization', { ...role, organizationId: unknownId });
  await second.call('organization.updateMemberRole: to owner by an admin', { ...role, role: 'owner' });
  await second.call('organization.updateMemberRole: of an owner by an admin', { ...role, memberId: ownerId });
  await foreign.call('organization.updateMemberRole: none active', { memberId, role: 'admin' });

  await second.call('organization.removeMember: owner by an admin', { memberIdOrEmail: ownerId, organizationId });
  await owner.call('organization.removeMember: last owner', { memberIdOrEmail: owner.email, organizationId });
  await owner.call('organization.removeMember: unknown member', { memberIdOrEmail: unknownId, organizationId });
  await owner.call('organization.removeMember: unknown email', { memberIdOrEmail: 'x@example.com', organizationId });
  await foreign.call('organization.removeMember: none active', { memberIdOrEmail: secondId });
  await owner.succeed('organization.removeMember', { memberIdOrEmail: secondId, organizationId }, others);
  await owner.call('organization.removeMember: removed member', { memberIdOrEmail: secondId, organizationId });
  await owner.call('organization.removeMember: by email', { memberIdOrEmail: member.email, organizationId });
  await member.call('getSession: removed from the organization');

  const third = await signUp('third');
  await join(owner, third, { organizationId });
  await owner.call('organization.leave: last owner', { organizationId });
  await third.call('organization.leave: unknown', { organizationId: unknownId });
  await third.succeed('organization.leave', { organizationId }, { foreign });

  const fourth = await signUpVerified('fourth');
  await join(owner, fourth, { organizationId, role: 'admin' });
  await owner.call('organization.delete: unknown', { organizationId: unknownId });
  await owner.succeed('organization.delete', { organizationId }, { 'by an admin': fourth, foreign });
  await owner.call('organization.delete: deleted', { organizationId });
  await owner.call('getSession: after organization.delete');

  const lonely = await owner.prepare('organization.create', { name: 'Lonely', slug: 'lonely' });
  const demotion = { memberId: lonely.members[0].id, role: 'member', organizationId: lonely.id };
  await owner.call('organization.updateMemberRole: last owner', demotion);
}
