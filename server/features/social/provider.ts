import { decodeJwt, type JWTPayload, type JWTVerifyOptions } from 'jose';
import * as oauth from 'oauth4webapi';

import type { AppServices } from '#server/call/context.ts';
import type { Tokens } from '#server/features/accounts/provider-tokens.ts';
import type { HttpClient } from '#server/http/outgoing/http-client.ts';

import type { AnyProvider, CallbackParameters, CommonOptions, Endpoints, JsonRequest } from './define-provider.ts';
import type { Flow } from './flow.ts';
import { CLOCK_TOLERANCE_SECONDS, idTokenVerifier, tokenVerifier, type TokenVerifier } from './id-tokens.ts';
import { mapProfile } from './map-profile.ts';
import { parseTokenResponse } from './token-response.ts';
import { Profile } from './user-info.ts';

type AuthorizationRequest = Pick<Flow, 'codeVerifier' | 'nonce' | 'scopes'> & { state: string; loginHint?: string };

interface CodeExchange extends CallbackParameters {
  code: string;
  /** The `iss` parameter of the callback (RFC 9207), if the provider sends one. */
  issuer?: string;
  codeVerifier: string;
}

/** How a provider is reached, and where it redirects. */
export interface Connection {
  http: HttpClient;
  log: AppServices['log'];
  callbackUrl: string;
  discover?: () => Promise<Endpoints>;
}

/** A provider with the operator's client options. */
export class Provider {
  readonly id: string;
  readonly name: string;
  readonly options: CommonOptions;
  /** The redirect URL that is registered with the provider. */
  readonly callbackUrl: string;
  readonly #definition: AnyProvider;
  readonly #http: HttpClient;
  readonly #log: Connection['log'];
  readonly #discover: () => Promise<Endpoints>;
  readonly #verify: TokenVerifier;
  readonly #verifyIdToken: ReturnType<typeof idTokenVerifier>;

  constructor(definition: AnyProvider, options: CommonOptions, { http, log, callbackUrl, discover }: Connection) {
    this.id = definition.id;
    this.name = definition.name;
    this.options = options;
    this.#definition = definition;
    this.#http = http;
    this.#log = log;
    this.callbackUrl = options.redirectURI ?? callbackUrl;
    this.#discover = discover ?? (async () => configuredEndpoints(definition, options));
    this.#verify = tokenVerifier(definition, options, http);
    this.#verifyIdToken = idTokenVerifier(definition, options, this.#verify);
  }

  /** Whether native apps can sign users in with an ID token. */
  get acceptsIdTokens(): boolean {
    return this.#definition.issuer !== undefined && !this.options.disableIdTokenSignIn;
  }

  /** Whether addresses of this provider count as verified without its statement. */
  vouchesFor({ isEmailMapped }: Profile, { trustedProviders }: { trustedProviders: readonly string[] }): boolean {
    return !isEmailMapped && trustedProviders.includes(this.id);
  }

  /** The default scopes, those of the options and those of the caller, without duplicates. */
  scopesWith(scopes: readonly string[] = []): string[] {
    const { scope, disableDefaultScope } = this.options;
    return [...new Set([...(disableDefaultScope ? [] : this.#definition.scopes), ...scope, ...scopes])];
  }

  /** The URL of an authorization request (RFC 6749 section 4.1.1). */
  async authorizationUrl({ state, codeVerifier, nonce, scopes, loginHint }: AuthorizationRequest): Promise<string> {
    const { pkce = true, scopeSeparator = ' ', loginHintParameter = 'login_hint' } = this.#definition;
    const url = new URL((await this.#endpoints()).authorization);
    const parameters: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: this.options.clientId,
      redirect_uri: this.callbackUrl,
      state,
      scope: scopes.length > 0 ? scopes.join(scopeSeparator) : undefined,
      code_challenge: pkce ? await oauth.calculatePKCECodeChallenge(codeVerifier) : undefined,
      code_challenge_method: pkce ? 'S256' : undefined,
      nonce: this.#usesIdToken ? nonce : undefined,
      [loginHintParameter]: loginHint,
      prompt: this.options.prompt,
      ...this.#definition.authorizationParameters?.(this.options),
      ...this.options.authorizationParameters,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  async exchangeCode({ code, issuer, codeVerifier, ...callback }: CodeExchange): Promise<Tokens> {
    const { pkce = true, tokenParameters } = this.#definition;
    const server = await this.#server();
    const query = new URLSearchParams({ code });
    if (issuer !== undefined && this.#issuer !== null) query.set('iss', issuer);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      this.#client,
      await this.#clientAuth(),
      oauth.validateAuthResponse(server, this.#client, query, oauth.skipStateCheck),
      this.callbackUrl,
      pkce ? codeVerifier : oauth.nopkce,
      { ...this.#requestOptions, additionalParameters: { ...tokenParameters?.(callback) } },
    );
    return withDeviceId(await parseTokenResponse(response, server, this.#client), callback.deviceId);
  }

  async refreshTokens(storedToken: string): Promise<Tokens> {
    const server = await this.#server();
    const { refreshToken, deviceId } = splitDeviceId(storedToken);
    const additionalParameters = { ...this.#definition.tokenParameters?.({ deviceId }) };
    const auth = await this.#clientAuth();
    const response = await oauth.refreshTokenGrantRequest(server, this.#client, auth, refreshToken, {
      ...this.#requestOptions,
      additionalParameters,
    });
    return withDeviceId(await parseTokenResponse(response, server, this.#client), deviceId);
  }

  /** The profile of the user who authorized these tokens. `nonce` is that of the authorization request. */
  async fetchProfile(tokens: Tokens, nonce: string, user: unknown): Promise<Profile> {
    return (await this.#toProfile(await this.fetchClaims(tokens, nonce), user)).profile;
  }

  /** What the provider states about that user: the claims of the ID token, if it sends one, and the user info. */
  async fetchClaims({ accessToken, idToken }: Tokens, nonce: string): Promise<unknown> {
    const claims = this.#usesIdToken
      ? await this.#verifyIdToken(idToken, await this.#endpoints(), { ofFlow: nonce })
      : null;
    return this.#fetchUserInfo(accessToken, claims);
  }

  /** The profile by stored tokens. Their ID token was verified at sign-in, or came from the token endpoint. */
  async fetchCurrentProfile(accessToken: string, idToken: string | null) {
    const claims = this.#usesIdToken && idToken !== null ? decodeJwt(idToken) : null;
    return this.#toProfile(await this.#fetchUserInfo(accessToken, claims), undefined);
  }

  /** The profile in an ID token that a caller presents, and when the token expires. */
  async profileOfIdToken(idToken: string, nonce: string | null, user: unknown) {
    const { userInfoOfClaims = (claims: JWTPayload) => claims } = this.#definition;
    const claims = await this.#verifyIdToken(idToken, await this.#endpoints(), { ofApp: nonce });
    const { profile } = await this.#toProfile(userInfoOfClaims(claims), user);
    return { profile, expiresAt: new Date((claims.exp! + CLOCK_TOLERANCE_SECONDS) * 1000) };
  }

  /** The claims of a token that is no ID token, such as one of a logout, whose type the caller checks. */
  async verify(token: string, checks: JWTVerifyOptions): Promise<JWTPayload> {
    return this.#verify(token, await this.#endpoints(), checks);
  }

  /** Undefined if the provider has no page to sign out. */
  async endSessionUrl(): Promise<string | undefined> {
    return (await this.#endpoints()).endSession;
  }

  get #usesIdToken(): boolean {
    const { issuer, userInfoRequest, usesIdToken = userInfoRequest === undefined } = this.#definition;
    return issuer !== undefined && usesIdToken;
  }

  async #fetchUserInfo(accessToken: string, claims: JWTPayload | null): Promise<unknown> {
    const { userInfoRequest, fetchFurtherInfo } = this.#definition;
    const { options } = this;
    const endpoints = await this.#endpoints();
    const userInfoUrl = endpoints.userInfo!;
    const fetchJson = (url: string, request: JsonRequest = {}) => this.#fetchJson(url, accessToken, request);
    const { url = userInfoUrl, ...request } = userInfoRequest?.({ options, userInfoUrl, accessToken }) ?? {};
    const info = claims ?? (await fetchJson(url, request));
    if (!fetchFurtherInfo || typeof info !== 'object' || info === null) return info;
    try {
      return { ...info, ...(await fetchFurtherInfo({ info, endpoints, fetchJson })) };
    } catch (error) {
      this.#log.warn({ err: error, provider: this.id }, 'a provider did not return further user info');
      return info;
    }
  }

  async #toProfile(userInfo: unknown, user: unknown) {
    // The schema of each provider is that of an object.
    const info = this.#definition.userInfo.parse(userInfo) as Record<string, unknown>;
    const profile = Profile.parse(this.#definition.toProfile(info, { options: this.options, user }));
    const answered = userInfo as Record<string, unknown>;
    return { info: answered, profile: await mapProfile(profile, answered, this.options.mapProfileToUser) };
  }

  async #fetchJson(url: string, accessToken: string, request: JsonRequest): Promise<unknown> {
    const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
    if (!request.body?.has('access_token')) headers['authorization'] = `Bearer ${accessToken}`;
    if (request.body) headers['content-type'] = 'application/x-www-form-urlencoded';
    const response = await this.#http(url, { ...request, headers });
    if (!response.ok) throw new Error(`${this.id} responded with ${response.status} to a request for user info`);
    return response.json();
  }

  async #endpoints(): Promise<Endpoints> {
    return { ...(await this.#discover()), ...this.options.endpoints };
  }

  async #server(): Promise<oauth.AuthorizationServer> {
    const { token } = await this.#endpoints();
    return { issuer: this.#issuer ?? new URL(token).origin, token_endpoint: token };
  }

  /** Null also if each tenant has its own issuer. */
  get #issuer(): string | null {
    return [this.#definition.issuer?.(this.options, {}) ?? []].flat()[0] ?? null;
  }

  get #client(): oauth.Client {
    return { client_id: this.options.clientId };
  }

  async #clientAuth(): Promise<oauth.ClientAuth> {
    const { clientId, clientSecret } = this.options;
    const { clientAuth = 'post' } = this.#definition;
    if (typeof clientAuth === 'function') return clientAuth(this.options);
    const { authMethods } = await this.#discover();
    if (authMethods && !authMethods.includes('client_secret_basic')) return oauth.ClientSecretPost(clientSecret);
    if (authMethods) return oauth.ClientSecretBasic(clientSecret);
    if (clientAuth === 'post') return oauth.ClientSecretPost(clientSecret);
    if (clientAuth === 'none') return oauth.None();
    // These providers expect the pair as it is; the form encoding of RFC 6749 would change a `-` or `_` in it.
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    return (...[, , , headers]) => headers.set('authorization', `Basic ${pair}`);
  }

  get #requestOptions() {
    // The HTTP client enforces TLS, except for the private hosts of the options.
    return { [oauth.customFetch]: this.#http, [oauth.allowInsecureRequests]: true };
  }
}

/** VK binds a refresh token to a device, whose id is stored in front of the token. */
function withDeviceId(tokens: Tokens, deviceId: string | undefined): Tokens {
  if (!deviceId || !tokens.refreshToken) return tokens;
  return { ...tokens, refreshToken: `${deviceId} ${tokens.refreshToken}` };
}

export function splitDeviceId(storedToken: string): { refreshToken: string; deviceId: string | undefined } {
  const [refreshToken, deviceId] = storedToken.split(' ').reverse();
  return { refreshToken: refreshToken!, deviceId };
}

function configuredEndpoints(definition: AnyProvider, options: CommonOptions): Endpoints {
  const resolve = (url: string | ((options: CommonOptions) => string)) =>
    typeof url === 'string' ? url : url(options);
  const { authorizationUrl, tokenUrl, userInfoUrl, jwksUrl } = definition;
  return {
    authorization: resolve(authorizationUrl),
    token: resolve(tokenUrl),
    userInfo: userInfoUrl && resolve(userInfoUrl),
    jwks: jwksUrl && resolve(jwksUrl),
  };
}
