import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider, type ClientMetadata, type Configuration } from 'oidc-provider';

const BASE = 'http://localhost:3000';
export const CLIENT = { clientId: 'gatehouse', clientSecret: 'the-secret-of-gatehouse-at-the-provider' };

interface Setup {
  /** The provider's id in the service: the last segment of its callback address. */
  providerId: string;
  /** The path of its callback in the service; by default that of social sign-in. */
  callbackPath?: string;
  /** Path of the issuer. */
  issuerPath?: string;
  routes?: Configuration['routes'];
  authMethod?: 'client_secret_post' | 'client_secret_basic';
  /** The key set of a client that authenticates with a key, in place of a secret. */
  clientKeys?: () => Promise<object>;
  /** Put the claims of all scopes into the ID token, as Google and Microsoft do. */
  claimsInIdToken?: boolean;
  /** Base URL of the service; default: that of tests without a port. */
  base?: string;
  /** Serves a sign-in page, for a real browser. */
  page?: boolean;
}

/** The certified `oidc-provider` on loopback, with a registered client, PKCE required and refresh tokens rotated. */
export class OpenIdServer implements AsyncDisposable {
  readonly origin: string;
  readonly issuer: string;
  /** Claims of its users, by subject. */
  readonly users = new Map<string, Record<string, unknown>>();
  readonly provider: Provider;
  readonly requestedPaths: string[] = [];
  readonly #end: () => Promise<void>;
  readonly #setup: Setup;
  #person = '';

  private constructor(origin: string, setup: Setup, { key, end }: { key: JWK; end: () => Promise<void> }) {
    this.origin = origin;
    this.issuer = origin + (setup.issuerPath ?? '');
    this.#end = end;
    this.#setup = setup;
    this.provider = new Provider(this.issuer, configuration(this, setup, key));
  }

  static async start(setup: Setup): Promise<OpenIdServer> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    let handle: (request: IncomingMessage, response: ServerResponse) => unknown;
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const end = async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    const { port } = server.address() as AddressInfo;
    const key = { ...(await exportJWK(privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const started = new OpenIdServer(`http://127.0.0.1:${port}`, setup, { key, end });
    const serve = started.provider.callback();
    handle = (request, response) => started.#handle(request, response, serve);
    return started;
  }

  /** Follows the redirects through sign-in and consent, and resolves to the callback address. */
  async consent(authorizationUrl: URL, subject: string): Promise<URL> {
    this.#person = subject;
    const jar = new Map<string, string>();
    let url = authorizationUrl;
    for (let step = 0; step < 8; step++) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        jar.set(name!, value!);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
      url = new URL(location, url);
      if (url.origin === (this.#setup.base ?? BASE)) return url;
    }
    throw new Error('The provider redirects in a loop');
  }

  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
    serve: (request: IncomingMessage, response: ServerResponse) => unknown,
  ): Promise<void> {
    const { pathname } = new URL(request.url!, this.origin);
    this.requestedPaths.push(pathname);
    if (pathname.startsWith('/interaction/')) {
      await this.#interact(request, response);
    } else if (pathname === '/api/v4/user') {
      await this.#serveGitlabUser(request, response);
    } else {
      await serve(request, response);
    }
  }

  async #interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#setup.page) {
      await this.provider.interactionFinished(request, response, { login: { accountId: this.#person } });
    } else if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage(this.#setup.providerId));
    } else {
      const form = new URLSearchParams(await text(request));
      const denial = { error: 'access_denied', error_description: 'End-User aborted interaction' };
      const result = form.has('cancel') ? denial : { login: { accountId: form.get('account')! } };
      await this.provider.interactionFinished(request, response, result);
    }
  }

  /** GitLab's user endpoint, authorized by an issued access token. */
  async #serveGitlabUser(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const token = await this.provider.AccessToken.find(bearer);
    response.writeHead(token ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(token ? this.users.get(token.accountId) : { message: '401 Unauthorized' }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
  }
}

function cookieNames(providerId: string) {
  return {
    interaction: `_interaction_${providerId}`,
    resume: `_resume_${providerId}`,
    session: `_session_${providerId}`,
  };
}

function signInPage(providerId: string): string {
  return `<!doctype html><html lang="en"><head><title>${providerId}</title><link rel="icon" href="data:,"></head><body>
<h1>${providerId}</h1><form method="post"><label>Account <input name="account"></label>
<button>Sign in</button><button name="cancel" value="yes">Cancel</button></form></body></html>`;
}

function configuration(server: OpenIdServer, setup: Setup, key: JWK): Configuration {
  const { clientKeys } = setup;
  const jwksUri = `${setup.base ?? BASE}/jwks-of-the-client`;
  const client: ClientMetadata = {
    client_id: CLIENT.clientId,
    ...(clientKeys ? { jwks_uri: jwksUri } : { client_secret: CLIENT.clientSecret }),
    redirect_uris: [`${setup.base ?? BASE}${setup.callbackPath ?? '/api/auth/callback'}/${setup.providerId}`],
    post_logout_redirect_uris: [
      `${setup.base ?? BASE}${setup.callbackPath ?? '/api/auth/callback'}/${setup.providerId}`,
    ],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: clientKeys ? 'private_key_jwt' : (setup.authMethod ?? 'client_secret_post'),
    ...(clientKeys && { token_endpoint_auth_signing_alg: 'ES256' }),
  };
  return {
    clients: [client],
    ...(clientKeys && {
      fetch: async (url, options) =>
        new Request(url).url === jwksUri ? Response.json(await clientKeys()) : fetch(url, options),
    }),
    jwks: { keys: [key as never] },
    // Distinct names, since cookies ignore ports and several providers share the loopback address.
    cookies: { keys: ['a key for the tests'], names: cookieNames(setup.providerId) },
    scopes: ['openid', 'offline_access', 'email', 'profile', 'read_user'],
    claims: { openid: ['sub', 'tid', 'xms_edov'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: !setup.claimsInIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    issueRefreshToken: async (_ctx, issuedTo) => issuedTo.grantTypeAllowed('refresh_token'),
    findAccount: (_ctx, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...server.users.get(subject) }),
    }),
    loadExistingGrant: async (ctx) => {
      const { provider, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: CLIENT.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid offline_access email profile read_user');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 3600, RefreshToken: 86_400, Grant: 86_400, IdToken: 3600, Interaction: 600, Session: 3600 },
    ...(setup.routes ? { routes: setup.routes } : {}),
  };
}
