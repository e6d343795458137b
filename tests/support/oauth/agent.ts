import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { TOKEN_EXCHANGE } from '#shared/oauth-provider/grant-types.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Person, type Answer } from '#tests/support/person.ts';

import { Application, postForm, REDIRECT_URI, visit, type Metadata } from './application.ts';

export const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

/** An agent of the platform, with the administrator who answers for it. */
export interface TestAgent {
  application: Application;
  administrator: Person;
}

/** Registers an agent as an administrator does, or as a member of an organization. */
export async function registerAgent(gatehouse: Gatehouse, metadata: Metadata = {}, by?: Person): Promise<TestAgent> {
  const administrator = by ?? (await signUpWithRole(gatehouse, 'admin'));
  const { status, body } = await administrator.post('/agent/create', {
    client_name: 'Helper',
    purpose: 'Answers questions.',
    redirect_uris: [REDIRECT_URI],
    scope: 'openid offline_access organization:read organization:update account:read',
    ...metadata,
  });
  if (status !== 200) throw new Error(`The registration answered ${status}: ${JSON.stringify(body)}`);
  const registered = {
    ...(body as Metadata),
    redirect_uris: [REDIRECT_URI],
    token_endpoint_auth_method: 'client_secret_basic',
  };
  return { application: await Application.of(gatehouse, registered), administrator };
}

/** An agent and its delegates, as the terms of a user name them. */
export async function registerAgents(gatehouse: Gatehouse) {
  const first = await registerAgent(gatehouse);
  const others = await Promise.all([1, 2, 3].map(() => registerAgent(gatehouse)));
  return { first, others, delegates: others.map(({ application }) => application.clientId) };
}

/** A user allows an agent what it asks for, under these terms. @returns its tokens. */
export async function allowAgent(
  { application }: TestAgent,
  person: Person,
  { terms, ...parameters }: { terms?: object; scope?: string } = {},
) {
  const scope = parameters.scope ?? 'openid offline_access organization:read';
  const begun = await application.begin({ scope, prompt: 'consent' });
  const returned = await visit(person, begun.address, { ...(terms && { terms }) });
  return application.redeem(returned, begun);
}

/** A program with an access token. */
export function programOf(gatehouse: Gatehouse, token: string): Person {
  return Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${token}` } });
}

/** Exchanges an access token as an application (RFC 8693). */
export function exchange(
  { gatehouse, clientId, secret }: Application,
  token: string,
  form: Record<string, string> = {},
): Promise<Answer> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(secret!)}`).toString('base64')}`;
  return postForm(gatehouse, '/oauth2/token', {
    form: { grant_type: TOKEN_EXCHANGE, subject_token: token, subject_token_type: ACCESS_TOKEN, ...form },
    headers: { authorization },
  });
}
