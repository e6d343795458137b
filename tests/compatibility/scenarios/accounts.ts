import type { World } from '#tests/support/better-auth/differential/world.ts';
import { PASSWORD } from '#tests/support/person.ts';

/** Signing up and in, the profile, the password and the sessions. */
export async function accounts(world: World): Promise<void> {
  await signUpAndIn(world);
  await profile(world);
  await sessions(world);
  await password(world);
}

async function signUpAndIn({ visitor, emailOf, changeUser }: World): Promise<void> {
  const [browser, email] = [visitor(), emailOf('ada')];
  const input = { email, password: PASSWORD, name: 'Ada' };
  await browser.call('signUp.email: no email', { password: PASSWORD, name: 'Ada' });
  await browser.call('signUp.email: no password', { email, name: 'Ada' });
  await browser.call('signUp.email: malformed address', { ...input, email: 'not an email' });
  await browser.call('signUp.email: short password', { ...input, password: 'short' });
  await browser.call('signUp.email: long password', { ...input, password: 'x'.repeat(129) });
  await browser.call('signUp.email: foreign callbackURL', { ...input, callbackURL: 'https://evil.example' });
  await browser.call('getSession: without a session');
  await browser.call('signUp.email', input);
  await browser.call('getSession');
  await visitor().call('signUp.email: email in use', input);
  await browser.call('signOut');
  await browser.call('signOut: without a session');
  await browser.callMalformed('signIn.email', { email, password: PASSWORD, rememberMe: true });
  await browser.call('signIn.email: malformed address', { email: 'not an email', password: PASSWORD });
  await browser.call('signIn.email: wrong password', { email, password: 'not this one' });
  await browser.call('signIn.email: unknown email', { email: emailOf('unknown'), password: PASSWORD });
  await browser.call('signIn.email: foreign callbackURL', { email, password: PASSWORD, callbackURL: '//evil.example' });
  await browser.call('signIn.email', { email, password: PASSWORD });
  await visitor().call('signIn.email: with callbackURL', { email, password: PASSWORD, callbackURL: '/home' });
  await visitor().call('signIn.email: not remembered', { email, password: PASSWORD, rememberMe: false });
  await browser.call('/ok');
  await browser.call('/error: with a code', { query: { error: 'access_denied' } });
  await browser.succeed('jwks');
  await browser.succeed('token');
  await changeUser(email, { isVerified: true });
  await browser.call('getSession: disableCookieCache', { query: { disableCookieCache: true } });
}

async function profile({ signUp, visitor, version }: World): Promise<void> {
  const user = await signUp('profile');
  await user.succeed('updateUser', { name: 'Grace', image: 'https://example.com/grace.png' });
  await user.call('updateUser: no picture', { image: null });
  await user.call('updateUser: email', { email: 'other@example.com' });
  await user.call('updateUser: unknown field', { name: 'Grace', unknown: 'value' });
  await user.call('updateUser: role', { role: 'admin' });
  await user.call('updateUser: no field', { fetchOptions: { method: 'POST' } });
  await user.succeed('listAccounts');
  if (version === 'oldest') return;
  await user.succeed('verifyPassword', { password: PASSWORD });
  await user.call('verifyPassword: wrong password', { password: 'not this one' });
  await user.succeed('updateSession', { fetchOptions: { method: 'POST' } });
  await user.call('updateSession: undeclared field', { theme: 'dark' });
  await user.call('updateSession: activeOrganizationId', { activeOrganizationId: 'x' });
  await user.call('getSession: posted', { fetchOptions: { method: 'POST' } });
  await visitor().call('getSession: posted without a session', { fetchOptions: { method: 'POST' } });
}

async function sessions({ signUp, visitor }: World): Promise<void> {
  const user = await signUp('sessions');
  const other = visitor();
  const credentials = { email: user.email, password: PASSWORD };
  const { token } = await other.prepare('signIn.email', credentials);
  await user.succeed('listSessions');
  await user.succeed('revokeSession', { token });
  await user.call('revokeSession: unknown token', { token });
  await other.call('getSession: revoked');
  const foreign = await signUp('foreign');
  const { session } = await foreign.prepare('getSession');
  await user.call('revokeSession: of another user', { token: session.token });
  await foreign.call('getSession: not revoked');
  await user.succeed('revokeOtherSessions');
  await user.succeed('revokeSessions');
  await user.call('getSession: all revoked');
}

async function password({ signUp, visitor }: World): Promise<void> {
  const user = await signUp('password');
  const input = { currentPassword: PASSWORD, newPassword: 'the second password' };
  await user.call('changePassword: wrong password', { ...input, currentPassword: 'not this one' });
  await user.call('changePassword: short password', { ...input, newPassword: 'short' });
  await user.call('changePassword: long password', { ...input, newPassword: 'x'.repeat(129) });
  await user.succeed('changePassword', input);
  const again = { currentPassword: 'the second password', newPassword: PASSWORD, revokeOtherSessions: true };
  await user.call('changePassword: with revokeOtherSessions', again);
  await visitor().call('signIn.email: previous password', { email: user.email, password: 'the second password' });
}
