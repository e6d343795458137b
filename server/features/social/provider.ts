import { decodeJwt } from 'jose';
import * as oauth from 'oauth4webapi';

import type { Tokens } from '#server/features/accounts/tokens.ts';

import { cleanProfile, readTokens } from './answers.ts';
import type { AnyProvider, CallbackDetails, CommonOptions, Endpoints, Profile, Source } from './define-provider.ts';
import { CLOCK_TOLERANCE_SECONDS, IdTokens } from './id-tokens.ts';
import type { Outgoing } from './outgoing.ts';

/** A provider said no, or nothing that can be used. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

type Info = Record<string, unknown>;

export interface Authorization {
  state: string;
  codeVerifier: string;
  nonce: string;
  scopes: readonly string[];
  loginHint?: string | undefined;
}

export interface CodeExchange extends CallbackDetails {
  code: string;
  /** The `iss` of the callback (RFC 9207), where the provider sends one. */
  issuer?: string | undefined;
  codeVerifier: string;
}

/** A provider with the operator's client: what the flows ask of it. */
export class Provider {
  readonly id: string;
  readonly name: string;
  readonly options: CommonOptions;
  readonly #definition: AnyProvider;
  readonly #outgoing: Outgoing;
  readonly #redirectUri: string;
  readonly #discover: () => Promise<Endpoints & { authMethods?: string[] }>;
  readonly #idTokens: IdTokens;

  constructor(
    definition: AnyProvider,
    options: CommonOptions,
    {
      outgoing,
      redirectUri,
      discover,
    }: { outgoing: Outgoing; redirectUri: string; discover?: () => Promise<Endpoints> },
  ) {
    this.id = definition.id;
    this.name = definition.name;
    this.options = options;
    this.#definition = definition;
    this.#outgoing = outgoing;
    this.#redirectUri = redirectUri;
    this.#discover = discover ?? (() => Promise.resolve(endpointsOf(definition, options)));
    this.#idTokens = new IdTokens(definition, options, outgoing);
  }

  /** Whether an ID token that a native app was given signs its person in. */
  get takesIdTokens(): boolean {
    return this.#definition.issuer !== undefined && !this.options.disableIdTokenSignIn;
  }

  /** The defaults, the operator's and the caller's, each once. */
  scopesWith(scopes: readonly string[] = []): string[] {
    const { scope, disableDefaultScope } = this.options;
    return [...new Set([...(disableDefaultScope ? [] : this.#definition.scopes), ...scope, ...scopes])];
  }

  /** Where the browser is sent to sign in. */
  async authorizationUrl({ state, codeVerifier, nonce, scopes, loginHint }: Authorization): Promise<string> {
    const {
      pkce = true,
      scopeSeparator = ' ',
      clientIdParameter = 'client_id',
      loginHintParameter = 'login_hint',
    } = this.#definition;
    const url = new URL((await this.#endpoints()).authorization);
    const parameters: Record<string, string | undefined> = {
      response_type: 'code',
      [clientIdParameter]: this.options.clientId,
      redirect_uri: this.#redirectUri,
      state,
      scope: scopes.length > 0 ? scopes.join(scopeSeparator) : undefined,
      code_challenge: pkce ? await oauth.calculatePKCECodeChallenge(codeVerifier) : undefined,
      code_challenge_method: pkce ? 'S256' : undefined,
      nonce: this.#readsClaims ? nonce : undefined,
      [loginHintParameter]: loginHint,
      ...this.#definition.parameters?.(this.options),
      ...this.options.authorizationParameters,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  /** Trades the code for tokens. */
  async exchange({ code, issuer, codeVerifier, ...callback }: CodeExchange): Promise<Tokens> {
    const { pkce = true, tokenParameters } = this.#definition;
    const server = await this.#server();
    const returned = new URLSearchParams({ code });
    if (issuer !== undefined && this.#issuer !== null) returned.set('iss', issuer);
    const parameters = oauth.validateAuthResponse(server, this.#client, returned, oauth.skipStateCheck);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      this.#client,
      await this.#clientAuth(),
      parameters,
      this.#redirectUri,
      pkce ? codeVerifier : oauth.nopkce,
      { ...this.#request, additionalParameters: { ...tokenParameters?.(callback) } },
    );
    return withDevice(await readTokens(response, server, this.#client), callback.deviceId);
  }

  async refresh(kept: string): Promise<Tokens> {
    const server = await this.#server();
    const { refreshToken, deviceId } = splitDevice(kept);
    const additionalParameters = { ...this.#definition.tokenParameters?.({ deviceId }) };
    const auth = await this.#clientAuth();
    const response = await oauth.refreshTokenGrantRequest(server, this.#client, auth, refreshToken, {
      ...this.#request,
      additionalParameters,
    });
    return withDevice(await readTokens(response, server, this.#client), deviceId);
  }

  /** Whose tokens these are. `nonce` is the one of the flow; `user` what the callback said beside the code. */
  async profile(tokens: Tokens, { nonce, user }: { nonce: string; user?: unknown }): Promise<Profile> {
    const endpoints = await this.#endpoints();
    const claims = this.#readsClaims ? await this.#idTokens.verify(tokens.idToken, endpoints, nonce) : null;
    return (await this.#read({ tokens, claims, user })).profile;
  }

  /** Who it is by tokens kept since: the ID token was verified when it came, or came from the provider itself. */
  async currentProfile(accessToken: string, idToken: string | null): Promise<{ profile: Profile; info: Info }> {
    const claims = this.#readsClaims && idToken !== null ? decodeJwt(idToken) : null;
    return this.#read({ tokens: tokensOf(accessToken, idToken), claims });
  }

  /** Whose ID token this is, and until when it is valid; it was handed in, so that only its signature vouches for it. */
  async profileOfIdToken(
    idToken: string,
    { nonce, user }: { nonce: string | null; user?: unknown },
  ): Promise<{ profile: Profile; expiresAt: Date }> {
    const { claimsAsInfo = (given: unknown) => given, userInfo, toProfile } = this.#definition;
    const endpoints = await this.#endpoints();
    const claims = await this.#idTokens.verify(idToken, endpoints, nonce);
    const tokens = tokensOf('', idToken);
    const ask = () => Promise.reject(new ProviderError('An ID token alone opens nothing at the provider'));
    const source = { options: this.options, endpoints, tokens, claims, user, ask };
    const profile = cleanProfile(toProfile(userInfo.parse(claimsAsInfo(claims)), source));
    return { profile, expiresAt: new Date((claims.exp! + CLOCK_TOLERANCE_SECONDS) * 1000) };
  }

  /** Where there is an issuer the person is in the ID token, unless the provider's file reads something else alone. */
  get #readsClaims(): boolean {
    const { issuer, read, usesClaims = read === undefined } = this.#definition;
    return issuer !== undefined && usesClaims;
  }

  async #read(given: Pick<Source<CommonOptions>, 'tokens' | 'claims'> & { user?: unknown }) {
    const { read, userInfo, toProfile } = this.#definition;
    const endpoints = await this.#endpoints();
    const ask = (url: string, request = {}) => this.#ask(url, given.tokens.accessToken, request);
    const source = { user: undefined, ...given, options: this.options, endpoints, ask };
    const said = read ? await read(source) : (given.claims ?? (await ask(endpoints.userInfo!)));
    // Each provider's schema is one of an object.
    const info = userInfo.parse(said) as Info;
    return { info, profile: cleanProfile(toProfile(info, source)) };
  }

  async #ask(
    url: string,
    accessToken: string,
    request: { method?: string; headers?: Record<string, string>; body?: URLSearchParams },
  ) {
    const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
    // A token in the body is the proof itself.
    if (!request.body?.has('access_token')) headers['authorization'] = `Bearer ${accessToken}`;
    if (request.body) headers['content-type'] = 'application/x-www-form-urlencoded';
    const response = await this.#outgoing.fetch(url, { ...request, headers });
    if (!response.ok) throw new ProviderError(`${this.id} answered ${response.status} to a question about the person`);
    return response.json();
  }

  async #endpoints(): Promise<Endpoints> {
    return { ...(await this.#discover()), ...this.options.endpoints };
  }

  async #server(): Promise<oauth.AuthorizationServer> {
    const { token } = await this.#endpoints();
    return { issuer: this.#issuer ?? new URL(token).origin, token_endpoint: token };
  }

  /** Null also where each tenant has its own. */
  get #issuer(): string | null {
    return this.#definition.issuer?.(this.options, {}) ?? null;
  }

  get #client(): oauth.Client {
    return { client_id: this.options.clientId };
  }

  async #clientAuth(): Promise<oauth.ClientAuth> {
    const { clientId, clientSecret } = this.options;
    const { authMethods } = await this.#discover();
    if (authMethods && !authMethods.includes('client_secret_basic')) return oauth.ClientSecretPost(clientSecret);
    if (authMethods) return oauth.ClientSecretBasic(clientSecret);
    const { clientAuth = 'post' } = this.#definition;
    if (typeof clientAuth === 'function') return clientAuth(this.options);
    if (clientAuth === 'post') return oauth.ClientSecretPost(clientSecret);
    if (clientAuth === 'none') return oauth.None();
    // These providers document the plain pair; the form encoding of RFC 6749 would change what holds a `-` or `_`.
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    return (...[, , , headers]) => headers.set('authorization', `Basic ${pair}`);
  }

  get #request() {
    // TLS is the outgoing door's business, which knows the hosts that may go without.
    return { [oauth.customFetch]: this.#outgoing.fetch, [oauth.allowInsecureRequests]: true };
  }
}

function tokensOf(accessToken: string, idToken: string | null): Tokens {
  const unknown = { refreshToken: null, expiresIn: null, refreshExpiresIn: null, scopes: null };
  return { tokenType: 'bearer', accessToken, idToken, ...unknown };
}

/** VK refreshes only for the device it gave the token to: its id is kept before the token, a space between. */
function withDevice(tokens: Tokens, deviceId: string | undefined): Tokens {
  if (!deviceId || !tokens.refreshToken) return tokens;
  return { ...tokens, refreshToken: `${deviceId} ${tokens.refreshToken}` };
}

export function splitDevice(kept: string): { refreshToken: string; deviceId: string | undefined } {
  const [refreshToken, deviceId] = kept.split(' ').reverse();
  return { refreshToken: refreshToken!, deviceId };
}

function endpointsOf(definition: AnyProvider, options: CommonOptions): Endpoints {
  const at = (url: string | ((given: CommonOptions) => string)) => (typeof url === 'string' ? url : url(options));
  const { authorizationUrl, tokenUrl, userInfoUrl, jwksUrl } = definition;
  return {
    authorization: at(authorizationUrl),
    token: at(tokenUrl),
    userInfo: userInfoUrl && at(userInfoUrl),
    jwks: jwksUrl && at(jwksUrl),
  };
}
