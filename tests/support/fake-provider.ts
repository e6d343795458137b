import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { providers } from '#server/features/social/providers.ts';
import { CLIENT, SECRET, type ProviderFixture } from '#tests/features/social/provider-fixtures.ts';

import { LoopbackServer, type ReceivedRequest, type Reply } from './loopback.ts';
import { TokenIssuer } from './signing.ts';

/** One provider on loopback, answering as its documentation shows; every host it has is a path here. */
export class FakeProvider implements AsyncDisposable {
  readonly fixture: ProviderFixture;
  readonly issuer: TokenIssuer;
  /** Of its ID tokens; a test may change its own. */
  readonly claims: Record<string, unknown>;
  loopback!: LoopbackServer;
  /** Put into the next ID token; a test reads it off the authorization URL. */
  nonce: string | null = null;
  /** A test's own answers, by path, in place of the documented ones. */
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

  /** Where a documented address is played: its host as the first segment of the path. */
  at(url: string): string {
    return `${this.loopback.origin}/${url.replace('https://', '')}`;
  }

  pathOf(url: string): string {
    return `/${url.replace('https://', '')}`;
  }

  /** What to start a service with that meets this provider in place of the real one. */
  get options(): GatehouseOptions {
    return {
      outgoing: { privateHosts: ['127.0.0.1'] },
      socialProviders: { [this.fixture.id]: this.providerOptions },
    };
  }

  get providerOptions() {
    const { token, userInfoRequests, claims, options } = this.fixture;
    const userInfo = userInfoRequests[0] && this.at(userInfoRequests[0].url.split('?')[0]!);
    return {
      clientId: CLIENT,
      clientSecret: SECRET,
      ...options,
      endpoints: {
        token: this.at(token.url),
        ...(userInfo ? { userInfo } : {}),
        ...(claims ? { jwks: `${this.loopback.origin}/jwks` } : {}),
      },
    };
  }

  /** The provider's documented addresses as its file states them. */
  get configuredUrls(): { token: string; userInfo: string | undefined } {
    const { tokenUrl, userInfoUrl, options } = providers[this.fixture.id];
    const given = options.parse({ clientId: CLIENT, clientSecret: SECRET });
    // Each provider's address takes that provider's options, which these are.
    const resolve = (url: unknown) =>
      typeof url === 'function' ? (url as (of: unknown) => string)(given) : (url as string | undefined);
    return { token: resolve(tokenUrl)!, userInfo: resolve(userInfoUrl) };
  }

  async #answer(request: ReceivedRequest): Promise<Reply> {
    const { token, userInfoRequests, claims } = this.fixture;
    const own = this.overrides.get(request.path.split('?')[0]!);
    if (own) return typeof own === 'function' ? own(request) : own;
    if (request.path === '/jwks') return { body: this.issuer.keySet };
    if (request.path === this.pathOf(token.url)) {
      const nonce = this.nonce === null ? {} : { nonce: this.nonce };
      return {
        body: {
          ...token.answer,
          ...(claims ? { id_token: await this.issuer.idToken({ ...this.claims, ...nonce }) } : {}),
        },
      };
    }
    const userInfoRequest = userInfoRequests.find(({ url }) => this.pathOf(url) === request.path);
    return userInfoRequest ? { body: userInfoRequest.answer } : { status: 404, body: { error: 'not_found' } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.loopback[Symbol.asyncDispose]();
  }
}
