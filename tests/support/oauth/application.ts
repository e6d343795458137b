import * as client from 'openid-client';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { answerOf, type Answer, type Person } from '#tests/support/person.ts';

export const REDIRECT_URI = 'https://app.example.com/callback';

/** The members of a registration (RFC 7591). */
export type Metadata = Record<string, unknown>;

/** A relying party that signs users in through the service, with the library that such applications use. */
export class Application {
  readonly gatehouse: Gatehouse;
  readonly clientId: string;
  readonly secret: string | undefined;
  readonly redirectUri: string;
  readonly config: client.Configuration;

  private constructor(gatehouse: Gatehouse, registered: Metadata, config: client.Configuration) {
    this.gatehouse = gatehouse;
    this.clientId = registered['client_id'] as string;
    this.secret = registered['client_secret'] as string | undefined;
    this.redirectUri = (registered['redirect_uris'] as string[])[0]!;
    this.config = config;
  }

  /** Registers an application as an administrator does, and reads the metadata of the service. */
  static async register(gatehouse: Gatehouse, metadata: Metadata = {}, key?: CryptoKey): Promise<Application> {
    const administrator = await signUpWithRole(gatehouse, 'admin');
    const { status, body } = await administrator.post('/oauth2/create-client', {
      client_name: 'App',
      redirect_uris: [REDIRECT_URI],
      ...metadata,
    });
    if (status !== 200) throw new Error(`The registration answered ${status}: ${JSON.stringify(body)}`);
    return Application.of(gatehouse, body as Metadata, key);
  }

  static async of(gatehouse: Gatehouse, registered: Metadata, key?: CryptoKey): Promise<Application> {
    const { baseUrl, basePath } = gatehouse.options;
    const secret = registered['client_secret'] as string | undefined;
    const authentication = {
      client_secret_basic: () => client.ClientSecretBasic(secret!),
      client_secret_post: () => client.ClientSecretPost(secret!),
      private_key_jwt: () => client.PrivateKeyJwt(key!),
      none: () => client.None(),
    }[registered['token_endpoint_auth_method'] as 'none']();
    const config = await client.discovery(
      new URL(baseUrl + basePath),
      registered['client_id'] as string,
      undefined,
      authentication,
      {
        [client.customFetch]: fetchFrom(gatehouse),
        // Tests serve the service without TLS.
        execute: [client.allowInsecureRequests],
      },
    );
    return new Application(gatehouse, registered, config);
  }

  /** Begins a sign-in. */
  async begin(parameters: Record<string, string> = {}): Promise<SignIn> {
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const address = client.buildAuthorizationUrl(this.config, {
      redirect_uri: this.redirectUri,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...parameters,
    });
    const asked = parameters['nonce'] ?? nonce;
    return { address, verifier, state: parameters['state'] ?? state, nonce: asked === '' ? undefined : asked };
  }

  /** Redeems the code of the address to which the browser came back. */
  redeem(returned: URL, { verifier, state, nonce }: SignIn, checks: { maxAge?: number } = {}) {
    return client.authorizationCodeGrant(this.config, returned, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      ...(nonce !== undefined && { expectedNonce: nonce }),
      ...checks,
    });
  }

  refresh(token: string) {
    return client.refreshTokenGrant(this.config, token);
  }

  introspect(token: string) {
    return client.tokenIntrospection(this.config, token);
  }

  revoke(token: string) {
    return client.tokenRevocation(this.config, token);
  }

  /** Signs a user in: the whole flow. */
  async signIn(person: Person, parameters: Record<string, string> = {}) {
    const begun = await this.begin(parameters);
    const returned = await visit(person, begun.address);
    if (returned.pathname === '/error') throw new Error(`The flow ended at ${returned}`);
    return this.redeem(returned, begun);
  }
}

export interface SignIn {
  address: URL;
  verifier: string;
  state: string;
  nonce: string | undefined;
}

/** What the user does at the pages of the service. */
export interface Decisions {
  /** Refuses to allow the application what it asks for. */
  denies?: boolean;
  /** Allows only these scopes. */
  scopes?: string[];
  /** Of an agent. */
  terms?: object;
}

/** The pages to which a flow led, for assertions. */
export const visited: string[] = [];

/** Opens an address in the browser of a user, who signs in, proves the identity and consents. @returns where the browser ends. */
export async function visit(person: Person, address: URL | string, decisions: Decisions = {}): Promise<URL> {
  const { baseUrl } = person.gatehouse.options;
  let url = new URL(address, baseUrl);
  visited.length = 0;
  for (let step = 0; step < 10; step++) {
    if (url.origin !== baseUrl || url.pathname === '/error') return url;
    if (url.pathname === '/consent')
      url = new URL(await decide(person, url.searchParams.get('interaction')!, decisions));
    else {
      const { headers, statusCode, body } = await person.send({
        method: 'GET',
        url: url.pathname + url.search,
        headers: {},
      });
      if (headers.location === undefined) throw new Error(`${url} answered ${statusCode}: ${body}`);
      url = new URL(headers.location, baseUrl);
    }
  }
  throw new Error(`The flow does not end: ${visited.join(', ')}`);
}

async function decide(
  person: Person,
  interaction: string,
  { denies = false, scopes, terms }: Decisions,
): Promise<string> {
  let { status, body } = await person.get('/oauth2/get-interaction', { interaction });
  if (status === 401) {
    visited.push('sign-in');
    await person.post('/sign-in/email', { email: person.email, password: person.password });
    ({ status, body } = await person.get('/oauth2/get-interaction', { interaction }));
  }
  if (status !== 200) throw new Error(`The interaction answered ${status}: ${JSON.stringify(body)}`);
  visited.push(body.step as string);
  if (body.step === 'prove') {
    await person.post('/verify-password', { password: person.password });
    return body.url as string;
  }
  if (body.step === 'select') {
    const { body: next } = await person.post('/oauth2/continue', { interaction, selected: true });
    return next.url as string;
  }
  if (body.step === 'continue') return body.url as string;
  const chosen = { ...(scopes && { scopes }), ...(terms && { terms }) };
  const answer = await person.post('/oauth2/consent', { interaction, accept: !denies, ...chosen });
  if (answer.status !== 200) throw new Error(`The consent answered ${JSON.stringify(answer.body)}`);
  return answer.body.url as string;
}

/** Sends requests of an application to the service in the process. */
export function fetchFrom(gatehouse: Gatehouse): client.CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await gatehouse.app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers as HeadersInit)),
      ...(body ? { payload: body instanceof URLSearchParams ? body.toString() : (body as string) } : {}),
    });
    const answered = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(response.statusCode === 204 ? null : response.body, {
      status: response.statusCode,
      headers: answered,
    });
  };
}

interface FormRequest {
  form: Record<string, string>;
  headers?: Record<string, string>;
}

/** A request of an application, without a browser. */
export async function postForm(
  gatehouse: Gatehouse,
  path: string,
  { form, headers = {} }: FormRequest,
): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await gatehouse.app.inject({
    method: 'POST',
    url: gatehouse.options.basePath + path,
    payload: new URLSearchParams(form).toString(),
    headers: { ...type, ...headers },
  });
  return answerOf(response);
}
