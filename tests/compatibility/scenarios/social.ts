import type { Browser } from '#tests/support/better-auth/differential/browser.ts';
import type { World } from '#tests/support/better-auth/differential/world.ts';

const provider = 'gitlab';
const callback = 'http://localhost:3000/api/auth/callback/gitlab';

/** Signing in with a provider, and the accounts of a user. */
export async function social(world: World): Promise<void> {
  await signIn(world);
  await link(world);
}

async function signIn({ visitor }: World): Promise<void> {
  const browser = visitor();
  const input = { provider, callbackURL: '/home', errorCallbackURL: '/oops', disableRedirect: true };
  await browser.callMalformed('signIn.social', { ...input, scopes: ['read_user'] });
  await browser.call('signIn.social: unknown provider', { provider: 'unknown' });
  await browser.call('signIn.social: provider without credentials', { provider: 'github' });
  await browser.call('signIn.social: foreign callbackURL', { ...input, callbackURL: 'https://evil.example' });
  await browser.call('signIn.social: provider without ID tokens', { provider, idToken: { token: 'x' } });
  await browser.call('signIn.social: with a redirect', { provider });
  await browser.open('/callback/:id: posted form', callback, new URLSearchParams({ code: 'the-code', state: 'x' }));
  await browser.open('/callback/:id: no state', `${callback}?code=the-code`);
  await browser.open('/callback/:id: unknown state', `${callback}?code=the-code&state=unknown`);
  const { url: denied } = await browser.prepare('signIn.social', input);
  await browser.open('/callback/:id: denied', `${callback}?error=access_denied&state=${stateIn(denied)}`);
  const { url: withoutCode } = await browser.prepare('signIn.social', input);
  await browser.open('/callback/:id: no code', `${callback}?state=${stateIn(withoutCode)}`);
  const { url: rejected } = await browser.prepare('signIn.social', input);
  await browser.open('/callback/:id: rejected code', `${callback}?code=wrong&state=${stateIn(rejected)}`);
  const { url } = await browser.call('signIn.social', { ...input, newUserCallbackURL: '/welcome' });
  await browser.open('/callback/:id', `${callback}?code=the-code&state=${stateIn(url)}`);
  await browser.open('/callback/:id: used state', `${callback}?code=the-code&state=${stateIn(url)}`);
  await browser.call('getSession: by a provider');
  await browser.call('listAccounts: by a provider');
  await browser.call('unlinkAccount: last account', await accountOf(browser, provider));
}

async function link({ signUp, version }: World): Promise<void> {
  const user = await signUp('linking');
  const input = { provider, callbackURL: '/settings' };
  await user.call('linkSocial: unknown provider', { provider: 'unknown' });
  await user.call('linkSocial: provider without credentials', { provider: 'github' });
  await user.call('linkSocial: foreign callbackURL', { ...input, callbackURL: 'https://evil.example' });
  const { url } = await user.succeed('linkSocial', input);
  await user.open('/callback/:id: link of another email', `${callback}?code=other&state=${stateIn(url)}`);
  const own = await user.prepare('linkSocial', input);
  await user.open('/callback/:id: link', `${callback}?code=linking&state=${stateIn(own.url)}`);
  await user.call('listAccounts: linked');
  const account = await accountOf(user, provider);
  const { id } = ((await user.prepare('listAccounts')) as Account[]).find((listed) => nameOf(listed) === provider)!;
  const tokens = version === 'oldest' ? { providerId: provider, accountId: id } : { accountId: id };
  const unknown = { ...tokens, accountId: 'unknown' };
  await user.call('getAccessToken: unknown account', unknown);
  await user.call('refreshToken: unknown account', unknown);
  await user.call('unlinkAccount: unknown account', { ...account, accountId: 'unknown' });
  await user.succeed('getAccessToken', tokens);
  if (version === 'newest') {
    await user.succeed('refreshToken', tokens);
    await user.call('refreshToken: by provider', { providerId: provider });
    await user.call('getAccessToken: by provider', { providerId: provider });
    await user.call('accountInfo: by provider', { query: { providerId: provider } });
    await user.call('accountInfo: unknown account', { query: { accountId: 'unknown' } });
    await user.succeed('accountInfo', { query: { accountId: id } });
  }
  const other = await signUp('other');
  await other.call('getAccessToken: of another user', tokens);
  await other.call('unlinkAccount: of another user', account);
  await user.succeed('unlinkAccount', account);
  await user.call('unlinkAccount: unlinked account', account);
}

interface Account {
  id: string;
  accountId: string;
  provider?: string;
  providerId?: string;
}

const nameOf = (account: Account) => account.providerId ?? account.provider;

/** In the form that the client of the version sends. */
async function accountOf(browser: Browser, name: string): Promise<Record<string, unknown>> {
  const listed = (await browser.prepare('listAccounts')) as Account[];
  const { id, accountId, providerId } = listed.find((account) => nameOf(account) === name)!;
  return browser.version === 'oldest' ? { providerId: providerId ?? name, accountId } : { accountId: id };
}

function stateIn(url: string): string {
  return new URL(url).searchParams.get('state')!;
}
