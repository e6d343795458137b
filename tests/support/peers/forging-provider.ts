import { createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto';

import { exportPKCS8, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

import { LoopbackServer, type ReceivedRequest, type Reply } from './loopback.ts';

/** The claims and the key of the next ID token; the defaults are those of an honest provider. */
export interface Forgery {
  claims?: JWTPayload;
  /** Signs with `secret`, or not at all. */
  alg?: 'RS256' | 'HS256' | 'none';
  secret?: string;
  kid?: string;
  key?: CryptoKey;
}

/** An OpenID provider whose answers a test forges. The code of a flow is its nonce, so that the provider stores nothing. */
export class ForgingProvider implements AsyncDisposable {
  readonly key: CryptoKey;
  /** The same key, for signatures without waiting. */
  readonly #keyObject: KeyObject;
  readonly #keySet: object;
  loopback!: LoopbackServer;
  forgery: Forgery = {};
  claims: JWTPayload = {};
  readonly clientId: string;
  /** Replies in place of the usual ones, by path. */
  readonly overrides = new Map<string, (request: ReceivedRequest) => Reply>();

  private constructor(clientId: string, { key, keyObject }: { key: CryptoKey; keyObject: KeyObject }, keySet: object) {
    this.clientId = clientId;
    this.key = key;
    this.#keyObject = keyObject;
    this.#keySet = keySet;
  }

  static async start(clientId: string): Promise<ForgingProvider> {
    const { privateKey: key, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const keyObject = createPrivateKey(await exportPKCS8(key));
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const provider = new ForgingProvider(clientId, { key, keyObject }, { keys: [jwk] });
    provider.loopback = await LoopbackServer.start((request) => provider.#answer(request));
    return provider;
  }

  get issuer(): string {
    return this.loopback.origin;
  }

  async #answer(request: ReceivedRequest): Promise<Reply> {
    const path = request.path.split('?')[0]!;
    const override = this.overrides.get(path);
    if (override) return override(request);
    if (path === '/.well-known/openid-configuration') return { body: this.document() };
    if (path === '/jwks') return { body: this.#keySet };
    if (path !== '/token') return { status: 404, body: {} };
    const idToken = await this.#idToken(request.body['code']!);
    return { body: { access_token: 'an-access-token', token_type: 'bearer', id_token: idToken } };
  }

  document(): Record<string, string> {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/logout`,
    };
  }

  /** A logout token; `claims` replace those of an honest one, and undefined ones are left out. */
  logoutToken(claims: Record<string, unknown>, header: object = {}): string {
    const honest = {
      iss: this.issuer,
      aud: this.clientId,
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = [
      { alg: 'RS256', kid: 'k1', typ: 'logout+jwt', ...header },
      { ...honest, ...claims },
    ].map(encode);
    return `${signed.join('.')}.${sign('sha256', Buffer.from(signed.join('.')), this.#keyObject).toString('base64url')}`;
  }

  async #idToken(code: string): Promise<string> {
    const { claims: forged, alg = 'RS256', secret = '', kid = 'k1', key = this.key } = this.forgery;
    const seconds = Math.floor(Date.now() / 1000);
    const honest = { iss: this.issuer, aud: this.clientId, nonce: code, iat: seconds, exp: seconds + 300 };
    const claims = { ...honest, ...this.claims, ...forged };
    if (alg === 'none') return new UnsecuredJWT(claims).encode();
    const signing = alg === 'HS256' ? new TextEncoder().encode(secret) : key;
    return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(signing);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.loopback[Symbol.asyncDispose]();
  }
}
