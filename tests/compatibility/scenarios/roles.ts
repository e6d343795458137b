import type { World } from '#tests/support/better-auth/differential/world.ts';

import { foundAcme, join } from './organizations.ts';

const unknownId = '0190f5a4-0000-7000-8000-000000000000';

/** Roles that organizations define, which 1.2.8 does not have. */
export async function roles(world: World): Promise<void> {
  if (world.version === 'oldest') return;
  const { owner, member, foreign, organizationId } = await foundAcme(world, 'ruling');
  const others = { 'by a member': member, foreign };
  const permission = { invitation: ['create'] };
  const input = { role: 'recruiter', permission, organizationId };
  const created = await owner.succeed('organization.createRole', input, others);
  await owner.call('organization.createRole: name in use', input);
  await owner.call('organization.createRole: predefined', { ...input, role: 'admin' });
  await owner.call('organization.createRole: unknown resource', {
    ...input,
    role: 'x',
    permission: { rocket: ['fly'] },
  });
  await owner.call('organization.createRole: unknown action', { ...input, role: 'y', permission: { team: ['fly'] } });
  await owner.call('organization.createRole: unknown organization', { ...input, organizationId: unknownId });
  await foreign.call('organization.createRole: none active', { role: 'recruiter', permission });

  await owner.succeed('organization.listRoles', { query: { organizationId } });
  await member.call('organization.listRoles: by a member', { query: { organizationId } });
  await foreign.call('organization.listRoles: foreign', { query: { organizationId } });
  await foreign.call('organization.listRoles: none active');
  await owner.succeed('organization.getRole', { query: { roleName: 'recruiter', organizationId } });
  await owner.call('organization.getRole: by id', { query: { roleId: created.roleData.id } });
  await owner.call('organization.getRole: unknown', { query: { roleName: 'unknown' } });
  await owner.call('organization.getRole: neither name nor id', { query: { organizationId } });
  await member.call('organization.getRole: by a member', { query: { roleName: 'recruiter' } });
  await foreign.call('organization.getRole: foreign', { query: { roleName: 'recruiter', organizationId } });

  const change = { roleName: 'recruiter', data: { permission: { member: ['create'] } }, organizationId };
  await owner.succeed('organization.updateRole', change, others);
  await owner.call('organization.updateRole: renamed', { roleName: 'recruiter', data: { roleName: 'inviter' } });
  await owner.call('organization.updateRole: unknown', { ...change, roleName: 'unknown' });
  await owner.call('organization.updateRole: unknown resource', {
    roleName: 'inviter',
    data: { permission: { rocket: ['fly'] } },
  });

  const memberOf = await world.signUp('ruled');
  const memberId = await join(owner, memberOf, { organizationId });
  await owner.call('organization.updateMemberRole: role of the organization', { memberId, role: 'inviter' });
  await memberOf.call('organization.hasPermission: by a role of the organization', {
    permissions: { member: ['create'] },
    organizationId,
  });
  await owner.call('organization.deleteRole: of a member', { roleName: 'inviter' });
  await owner.prepare('organization.updateMemberRole', { memberId, role: 'member' });
  await owner.call('organization.deleteRole: predefined', { roleName: 'admin' });
  await owner.call('organization.deleteRole: unknown', { roleName: 'unknown' });
  await owner.succeed('organization.deleteRole', { roleName: 'inviter', organizationId }, others);
}
