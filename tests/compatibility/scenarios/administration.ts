import type { User, World } from '#tests/support/better-auth/differential/world.ts';
import { PASSWORD } from '#tests/support/person.ts';

const unknownId = '0190f5a4-0000-7000-8000-000000000000';

/** What administrators do with users. */
export async function administration(world: World): Promise<void> {
  const admin = await world.signUp('root');
  await world.changeUser(admin.email, { role: 'admin' });
  const user = await world.signUp('plain');
  const id = await manageUsers(world, admin, user);
  await listUsers(world, admin, user);
  await manageSessions(world, admin, user);
  await impersonate(admin, user);
  await permissions(admin, user);
  await removeUser(admin, user, id);
}

async function manageUsers({ emailOf, version, visitor }: World, admin: User, user: User): Promise<string> {
  const others = { 'by a user': user };
  const input = { email: emailOf('made'), password: PASSWORD, name: 'Made', role: 'user' };
  await visitor().call('admin.createUser: without a session', input);
  await user.call('admin.createUser: by a user', input);
  const { user: created } = await admin.call('admin.createUser', input);
  await admin.callMalformed('admin.createUser', { ...input, email: emailOf('malformed') });
  const userId = created.id as string;
  await admin.call('admin.createUser: email in use', input);
  await admin.call('admin.createUser: malformed address', { ...input, email: 'not an email' });
  await admin.call('admin.createUser: unknown role', { ...input, email: emailOf('role'), role: 'unknown' });
  await admin.call('admin.createUser: short password', { ...input, email: emailOf('short'), password: 'short' });
  await admin.succeed('admin.setRole', { userId, role: ['user', 'admin'] }, others);
  await admin.call('admin.setRole: unknown user', { userId: unknownId, role: 'user' });
  await admin.call('admin.setRole: unknown role', { userId, role: 'unknown' });
  await admin.prepare('admin.setRole', { userId, role: 'user' });
  await admin.call('admin.setUserPassword: unknown user', { userId: unknownId, newPassword: PASSWORD });
  await admin.call('admin.setUserPassword: short password', { userId, newPassword: 'short' });
  await admin.call('admin.setUserPassword: long password', { userId, newPassword: 'x'.repeat(129) });
  await admin.succeed('admin.setUserPassword', { userId, newPassword: 'the second password' }, others);
  await admin.succeed('admin.banUser', { userId, banReason: 'Spam', banExpiresIn: 60 }, others);
  await admin.call('admin.banUser: unknown user', { userId: unknownId });
  await admin.call('admin.banUser: oneself', { userId: admin.id });
  await visitor().call('signIn.email: banned', { email: input.email, password: 'the second password' });
  await admin.succeed('admin.unbanUser', { userId }, others);
  await admin.call('admin.unbanUser: unknown user', { userId: unknownId });
  await admin.call('admin.banUser: without a reason', { userId });
  await admin.prepare('admin.unbanUser', { userId });
  if (version === 'oldest') return userId;
  await admin.succeed('admin.getUser', { query: { id: userId } }, others);
  await admin.call('admin.getUser: unknown user', { query: { id: unknownId } });
  await admin.succeed('admin.updateUser', { userId, data: { name: 'Renamed' } }, others);
  await admin.call('admin.updateUser: unknown user', { userId: unknownId, data: { name: 'X' } });
  await admin.call('admin.updateUser: no field', { userId, data: {} });
  await admin.call('admin.createUser: without a password', { email: emailOf('no-password'), name: 'None' });
  return userId;
}

async function listUsers({ emailOf }: World, admin: User, user: User): Promise<void> {
  const search = {
    searchValue: emailOf('made'),
    searchField: 'email',
    searchOperator: 'contains',
    limit: 10,
    offset: 0,
  };
  await admin.succeed('admin.listUsers', { query: search }, { 'by a user': user });
  await admin.call('admin.listUsers: all');
  const sorted = { sortBy: 'createdAt', sortDirection: 'desc', limit: 2 };
  await admin.call('admin.listUsers: sorted', { query: sorted });
  const byRole = { filterField: 'role', filterValue: 'admin', filterOperator: 'eq' };
  await admin.call('admin.listUsers: filtered', { query: byRole });
  await admin.call('admin.listUsers: unknown column', { query: { sortBy: 'unknown' } });
  await admin.call('admin.listUsers: unknown operator', { query: { ...byRole, filterOperator: 'like' } });
  await admin.call('admin.listUsers: nothing found', { query: { searchValue: 'nothing-like-this' } });
}

async function manageSessions({ signUp, visitor }: World, admin: User, user: User): Promise<void> {
  const others = { 'by a user': user };
  const target = await signUp('target');
  const { sessions } = await admin.succeed('admin.listUserSessions', { userId: target.id }, others);
  await admin.call('admin.listUserSessions: unknown user', { userId: unknownId });
  await admin.succeed('admin.revokeUserSession', { sessionToken: sessions[0].token }, others);
  await admin.call('admin.revokeUserSession: unknown session', { sessionToken: 'unknown' });
  await target.call('getSession: revoked by an administrator');
  await visitor().prepare('signIn.email', { email: target.email, password: PASSWORD });
  await admin.succeed('admin.revokeUserSessions', { userId: target.id }, others);
  await admin.call('admin.revokeUserSessions: unknown user', { userId: unknownId });
}

async function impersonate(admin: User, user: User): Promise<void> {
  await admin.call('admin.stopImpersonating: not impersonating');
  await admin.call('admin.impersonateUser: unknown user', { userId: unknownId });
  await admin.succeed('admin.impersonateUser', { userId: user.id }, { 'by a user': user });
  await admin.call('getSession: impersonating');
  await admin.succeed('admin.stopImpersonating');
  await admin.call('getSession: after admin.stopImpersonating');
}

async function permissions(admin: User, user: User): Promise<void> {
  const listing = { permissions: { user: ['list'] } };
  await admin.succeed('admin.hasPermission', listing);
  await user.call('admin.hasPermission: by a user', listing);
  await admin.call('admin.hasPermission: of a role', { ...listing, role: 'user' });
  await admin.call('admin.hasPermission: of another user', { ...listing, userId: user.id });
  await admin.call('admin.hasPermission: unknown resource', { permissions: { rocket: ['fly'] } });
  await admin.call('admin.hasPermission: permission', { permission: { user: ['list'] } });
}

async function removeUser(admin: User, user: User, userId: string): Promise<void> {
  await admin.call('admin.removeUser: unknown user', { userId: unknownId });
  await admin.succeed('admin.removeUser', { userId }, { 'by a user': user });
  await admin.call('admin.removeUser: oneself', { userId: admin.id });
}
