import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { providers } from '#server/features/social/providers.ts';
import { CLIENT, SECRET, type ProviderFixture } from './provider-fixtures.ts';

import { LoopbackServer, type ReceivedRequest, type Reply } from './loopback.ts';
import { TokenIssuer } from './signing.ts';

/** Serves the documented responses of one provider on loopback, each of its hosts under a path. */
export class FakeProvider implements AsyncDisposable {
  readonly fixture: ProviderFixture;
  readonly issuer: TokenIssuer;
  /** Of its ID tokens; tests may change them. */
  readonly claims: Record<string, unknown>;
  loopback!: LoopbackServer;
  /** For the next ID token; tests read it from the authorization URL. */
  nonce: string | null = null;
  /** Responses that replace the documented ones, by path. */
  readonly overrides = new Map<string, Reply | ((request: ReceivedRequest) => Reply | Promise<Reply>)>();

  private constructor(fixture: ProviderFixture, issuer: TokenIssuer) {
    this.fixture = fixture;
    this.issuer = issuer;
    this.claims = { ...fixture.claims };
  }

  static async start(fixture: ProviderFixture): Promise<FakeProvider> {
    const fakeProvider = new FakeProvider(fixture, await TokenIssuer.create());
    fakeProvider.loopback = await LoopbackServer.start((request) => fakeProvider.#answer(request));
    return fakeProvider;
  }

  /** The loopback address for a documented one. */
  loopbackUrl(url: string): string {
    return `${this.loopback.origin}/${url.replace('https://', '')}`;
  }

  /** Its path on loopback: the host is the first segment. */
  pathOf(url: string): string {
    return `/${url.replace('https://', '')}`;
  }

  /** Options of a service that uses this provider instead of the real one. */
  get options(): GatehouseOptions {
    return {
      outgoing: { privateHosts: ['127.0.0.1'] },
      socialProviders: { [this.fixture.id]: this.providerOptions },
    };
  }

  get providerOptions() {
    const { token, userInfoRequests, claims, options } = this.fixture;
    const userInfo = userInfoRequests[0] && this.loopbackUrl(userInfoRequests[0].url.split('?')[0]!);
    return {
      clientId: CLIENT,
      clientSecret: SECRET,
      ...options,
      endpoints: {
        token: this.loopbackUrl(token.url),
        ...(userInfo ? { userInfo } : {}),
        ...(claims ? { jwks: `${this.loopback.origin}/jwks` } : {}),
      },
    };
  }

  /** The addresses that the service's definition of the provider has. */
  get configuredUrls(): { token: string; userInfo: string | undefined } {
    const { tokenUrl, userInfoUrl, options } = providers[this.fixture.id];
    const parsed = options.parse({ clientId: CLIENT, clientSecret: SECRET });
    // An address may be a function of the provider's own options.
    const resolve = (url: unknown) =>
      typeof url === 'function' ? (url as (of: unknown) => string)(parsed) : (url as string | undefined);
    return { token: resolve(tokenUrl)!, userInfo: resolve(userInfoUrl) };
  }

  /** The documented answer of the token endpoint, with an ID token where the profile is read from it. */
  async tokenAnswer(): Promise<Record<string, unknown>> {
    const { token, claims } = this.fixture;
    if (!claims) return token.answer;
    const nonce = this.nonce === null ? {} : { nonce: this.nonce };
    return { ...token.answer, id_token: await this.issuer.idToken({ ...this.claims, ...nonce }) };
  }

  async #answer(request: ReceivedRequest): Promise<Reply> {
    const { token, userInfoRequests } = this.fixture;
    const override = this.overrides.get(request.path.split('?')[0]!);
    if (override) return typeof override === 'function' ? override(request) : override;
    if (request.path === '/jwks') return { body: this.issuer.keySet };
    if (request.path === this.pathOf(token.url)) return { body: await this.tokenAnswer() };
    const userInfoRequest = userInfoRequests.find(({ url }) => this.pathOf(url) === request.path);
    return userInfoRequest ? { body: userInfoRequest.answer } : { status: 404, body: { error: 'not_found' } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.loopback[Symbol.asyncDispose]();
  }
}
