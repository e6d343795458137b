import { tokenIn, type World } from '#tests/support/better-auth/differential/world.ts';
import { PASSWORD } from '#tests/support/person.ts';

const evil = 'https://evil.example';

/** What a link in an email does. */
export async function mailedLinks(world: World): Promise<void> {
  await verifyEmail(world);
  await resetPassword(world);
  await magicLink(world);
  await changeEmail(world);
  await deleteUser(world);
}

async function verifyEmail({ signUp, visitor, emailOf, mailedUrl }: World): Promise<void> {
  const { email } = await signUp('verified');
  const browser = visitor();
  await browser.callMalformed('sendVerificationEmail', { email, callbackURL: '/home' });
  await browser.call('sendVerificationEmail: malformed address', { email: 'not an email' });
  await browser.call('sendVerificationEmail: unknown email', { email: emailOf('unknown') });
  await browser.call('sendVerificationEmail: foreign callbackURL', { email, callbackURL: evil });
  await browser.call('sendVerificationEmail', { email, callbackURL: '/home' });
  const url = await mailedUrl(email);
  const token = tokenIn(url);
  await browser.call('verifyEmail: no token', { query: { callbackURL: '/home' } });
  await browser.call('verifyEmail: invalid token', { query: { token: 'invalid' } });
  await browser.open('/verify-email: invalid token', linkTo('/verify-email?token=invalid&callbackURL=/home'));
  await browser.open('/verify-email: foreign callbackURL', linkTo(`/verify-email?token=${token}&callbackURL=${evil}`));
  await browser.open('/verify-email: mailed link', url);
  await browser.call('verifyEmail', { query: { token } });
  await browser.call('sendVerificationEmail: verified address', { email });
}

async function resetPassword({ signUp, visitor, version, emailOf, mailedUrl }: World): Promise<void> {
  const { email } = await signUp('reset');
  const browser = visitor();
  const request = version === 'oldest' ? 'forgetPassword' : 'requestPasswordReset';
  await browser.callMalformed(request, { email, redirectTo: '/reset' });
  await browser.call(`${request}: malformed address`, { email: 'not an email' });
  await browser.call(`${request}: unknown email`, { email: emailOf('unknown'), redirectTo: '/reset' });
  await browser.call(`${request}: foreign redirectTo`, { email, redirectTo: evil });
  await browser.call(request, { email, redirectTo: '/reset' });
  const url = await mailedUrl(email);
  const token = tokenIn(url);
  await browser.open('/reset-password/:token', url);
  await browser.open('/reset-password/:token: invalid', linkTo('/reset-password/invalid?callbackURL=/reset'));
  await browser.open('/reset-password/:token: no callbackURL', linkTo(`/reset-password/${token}`));
  await browser.open('/reset-password/:token: foreign', linkTo(`/reset-password/${token}?callbackURL=${evil}`));
  const newPassword = 'the second password';
  await browser.callMalformed('resetPassword', { newPassword, token });
  await browser.call('resetPassword: absent token', { newPassword });
  await browser.call('resetPassword: invalid token', { newPassword, token: 'invalid' });
  await browser.call('resetPassword: short password', { newPassword: 'short', token });
  await browser.call('resetPassword: long password', { newPassword: 'x'.repeat(129), token });
  await browser.call('resetPassword', { newPassword, token });
  await browser.call('resetPassword: used token', { newPassword, token });
}

async function magicLink({ visitor, emailOf, mailedUrl, changeUser }: World): Promise<void> {
  const [browser, email] = [visitor(), emailOf('magic')];
  await browser.callMalformed('signIn.magicLink', { email, name: 'Magic' });
  await browser.call('signIn.magicLink: malformed address', { email: 'not an email' });
  await browser.call('signIn.magicLink: foreign callbackURL', { email, callbackURL: evil });
  await browser.call('signIn.magicLink: foreign errorCallbackURL', { email, errorCallbackURL: evil });
  await browser.call('signIn.magicLink', { email, name: 'Magic' });
  const token = tokenIn(await mailedUrl(email));
  await browser.call('magicLink.verify: no token', { query: { callbackURL: '/home' } });
  await browser.call('magicLink.verify: invalid token', { query: { token: 'invalid' } });
  await browser.call('magicLink.verify', { query: { token } });
  await browser.call('magicLink.verify: used token', { query: { token } });
  await browser.call('signIn.magicLink: with callbackURL', { email, callbackURL: '/home' });
  await browser.open('/magic-link/verify: invalid token', linkTo('/magic-link/verify?token=invalid&callbackURL=/home'));
  const foreign = linkTo(`/magic-link/verify?token=${token}&callbackURL=${evil}`);
  await browser.open('/magic-link/verify: foreign callbackURL', foreign);
  await browser.open('/magic-link/verify: mailed link', await mailedUrl(email));
  await changeUser(email, { isVerified: true });
  await browser.call('getSession: by magic link');
  const [newcomer, newEmail] = [visitor(), emailOf('magic-new')];
  await newcomer.prepare('signIn.magicLink', { email: newEmail, callbackURL: '/home', newUserCallbackURL: '/welcome' });
  await newcomer.open('/magic-link/verify: link of a new user', await mailedUrl(newEmail));
}

async function changeEmail({ signUp, emailOf, mailedUrl, changeUser, version }: World): Promise<void> {
  const user = await signUp('change');
  const other = await signUp('taken');
  await user.call('changeEmail: malformed address', { newEmail: 'not an email' });
  await user.call('changeEmail: same address', { newEmail: user.email });
  await user.call('changeEmail: address in use', { newEmail: other.email });
  await user.call('changeEmail: foreign callbackURL', { newEmail: emailOf('new'), callbackURL: evil });
  await user.call('changeEmail: of an unverified address', { newEmail: emailOf('second') });
  await changeUser(emailOf('second'), { isVerified: true });
  await user.succeed('changeEmail', { newEmail: emailOf('third'), callbackURL: '/home' });
  const url = await mailedUrl(emailOf('second'));
  await user.open('/verify-email: link of a change of email', url);
  await user.call('getSession: with another email');
  if (version === 'newest') return;
  await user.call('verifyEmail: used link of a change of email', { query: { token: tokenIn(url) } });
}

async function deleteUser({ signUp, visitor, mailedUrl }: World): Promise<void> {
  const user = await signUp('deleted');
  await user.call('deleteUser: wrong password', { password: 'not this one' });
  await user.call('deleteUser: invalid token', { token: 'invalid' });
  await user.call('deleteUser: foreign callbackURL', { password: PASSWORD, callbackURL: evil });
  await user.succeed('deleteUser', { password: PASSWORD, callbackURL: '/bye' });
  const url = await mailedUrl(user.email);
  await user.open('/delete-user/callback: no token', linkTo('/delete-user/callback'));
  await user.open('/delete-user/callback: invalid token', linkTo('/delete-user/callback?token=invalid'));
  await visitor().open('/delete-user/callback: without a session', url);
  await user.open('/delete-user/callback: foreign', `${url.replace(/callbackURL=.*/, '')}callbackURL=${evil}`);
  await user.open('/delete-user/callback', url);
  await user.call('getSession: of a deleted user');
  const second = await signUp('deleted-by-token');
  await second.prepare('deleteUser', { password: PASSWORD });
  await second.call('deleteUser: mailed token', { token: tokenIn(await mailedUrl(second.email)) });
}

function linkTo(path: string): string {
  return `http://localhost:3000/api/auth${path}`;
}
