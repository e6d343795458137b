import type { Person } from '#tests/support/person.ts';

export const REDIRECT_URI = 'https://app.example.com/callback';

interface Seeding {
  admin: Person;
  user: Person;
  /** Of an organization of the user. */
  owner: Person;
  organizationId: string;
}

/** An application that a user has allowed something, and that asks for more: the request waits in the user's browser. */
export async function seedApplication({ admin, user, owner, organizationId }: Seeding) {
  const { body: client } = await admin.post('/oauth2/create-client', {
    client_name: 'App',
    redirect_uris: [REDIRECT_URI],
  });
  const oauthClientId = client.client_id as string;
  const { body: resource } = await admin.post('/oauth2/create-resource', {
    uri: 'https://orders.example.com',
    name: 'Orders',
    scopes: [{ name: 'orders:read', title: 'See your orders' }],
  });
  const first = await requestOf(user, { client_id: oauthClientId, scope: 'openid' });
  await user.post('/oauth2/consent', { interaction: first, accept: true });
  const { body: grants } = await user.get('/oauth2/get-consents');
  const { body: own } = await owner.post('/oauth2/create-client', {
    organizationId,
    client_name: 'Intranet',
    redirect_uris: [REDIRECT_URI],
  });
  const ownOauthClientId = own.client_id as string;
  const interaction = await requestOf(user, { client_id: ownOauthClientId, scope: 'openid' });
  await user.post('/oauth2/consent', { interaction, accept: true });
  const { body: token } = await admin.post('/admin/oauth2/create-registration-token', {});
  const page = await pageOf(user, { client_id: oauthClientId, scope: 'openid email' });
  return {
    oauthClientId,
    oauthResourceId: resource.id as string,
    ownOauthClientId,
    registrationTokenId: token.id as string,
    oauthGrantId: grants[0].id as string,
    oauthInteraction: page.searchParams.get('interaction')!,
    oauthQuery: page.search.slice(1),
  };
}

/** A request of an application in the browser of a user. @returns its interaction. */
export async function requestOf(user: Person, parameters: Record<string, string>): Promise<string> {
  return (await pageOf(user, parameters)).searchParams.get('interaction')!;
}

async function pageOf(user: Person, parameters: Record<string, string>): Promise<URL> {
  const query = {
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...parameters,
  };
  const { headers } = await user.send({ method: 'GET', url: '/oauth2/authorize', query, headers: {} });
  return new URL(headers.location!);
}
