import type { Client } from './offered.tsx';

type Registration = Pick<Client, 'client_id' | 'kind' | 'redirect_uris' | 'scope' | 'token_endpoint_auth_method'>;

/** The constructor of `openid-client` for each method. The secret is no part of the sample, which may be sent to others. */
const authentications: Record<Registration['token_endpoint_auth_method'], string> = {
  client_secret_basic: 'client.ClientSecretBasic(process.env.CLIENT_SECRET)',
  client_secret_post: 'client.ClientSecretPost(process.env.CLIENT_SECRET)',
  private_key_jwt: 'client.PrivateKeyJwt(privateKey)',
  none: 'client.None()',
};

/** A program with `openid-client`: it signs a user in or, without users, gets an access token for itself. */
export function sampleFor(client: Registration, issuer: string): string {
  const { client_id, kind, token_endpoint_auth_method: method } = client;
  return `import * as client from 'openid-client';

const config = await client.discovery(
  new URL('${issuer}'),
  '${client_id}',
  undefined,
  ${authentications[method]},
);

${kind === 'machine' ? forItself(client) : forUser(client)}`;
}

function forItself({ scope }: Registration): string {
  return `const { access_token: token } = await client.clientCredentialsGrant(config, { scope: '${scope}' });
`;
}

function forUser({ redirect_uris, scope }: Registration): string {
  return `// Send the browser to this address, and store the verifier and the state in its session.
const verifier = client.randomPKCECodeVerifier();
const state = client.randomState();
const address = client.buildAuthorizationUrl(config, {
  redirect_uri: '${redirect_uris[0] ?? ''}',
  scope: '${scope}',
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
});

// When the browser returns to \`currentUrl\`:
const tokens = await client.authorizationCodeGrant(config, currentUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
});
const user = await client.fetchUserInfo(config, tokens.access_token, tokens.claims().sub);
`;
}
