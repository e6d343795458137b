import type { Person } from '#tests/support/person.ts';
import type { FakeProvider } from './fake-provider.ts';

export interface Redirect {
  status: number;
  location: string;
}

/** Resolves to the authorization URL. */
export async function startOAuthFlow(
  person: Person,
  body: Record<string, unknown>,
  path = '/sign-in/social',
): Promise<URL> {
  const { status, body: answer } = await person.post(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  return new URL(answer.url as string);
}

/** Sends the provider's callback. */
export async function sendCallback(person: Person, provider: string, query: Record<string, string>): Promise<Redirect> {
  const response = await person.send({ method: 'GET', url: `/callback/${provider}`, query });
  return { status: response.statusCode, location: String(response.headers.location) };
}

/** The whole flow; the fake provider consents at once. */
export async function completeOAuthFlow(
  person: Person,
  fakeProvider: FakeProvider,
  {
    body = {},
    path = '/sign-in/social',
    ...query
  }: { body?: Record<string, unknown>; path?: string } & Record<string, unknown> = {},
): Promise<Redirect> {
  const { id, callback = {} } = fakeProvider.fixture;
  const authorizationUrl = await startOAuthFlow(person, { provider: id, callbackURL: '/home', ...body }, path);
  fakeProvider.nonce = authorizationUrl.searchParams.get('nonce');
  const state = authorizationUrl.searchParams.get('state')!;
  return sendCallback(person, id, { code: 'the-code', state, ...callback, ...(query as Record<string, string>) });
}
