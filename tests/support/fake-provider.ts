import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { providers } from '#server/features/social/providers.ts';
import { CLIENT, SECRET, type Documented } from '#tests/features/social/documented.ts';

import { Loopback, type Arrived, type Reply } from './loopback.ts';
import { Authority } from './signing.ts';

/** One provider on loopback, answering as its documentation shows; every host it has is a path here. */
export class FakeProvider implements AsyncDisposable {
  readonly documented: Documented;
  readonly authority: Authority;
  /** Of its ID tokens; a test may change its own. */
  readonly claims: Record<string, unknown>;
  loopback!: Loopback;
  /** Put into the next ID token; a test reads it off the authorization URL. */
  nonce: string | null = null;
  /** A test's own answers, by path, in place of the documented ones. */
  readonly instead = new Map<string, Reply | ((request: Arrived) => Reply | Promise<Reply>)>();

  private constructor(documented: Documented, authority: Authority) {
    this.documented = documented;
    this.authority = authority;
    this.claims = { ...documented.claims };
  }

  static async start(documented: Documented): Promise<FakeProvider> {
    const played = new FakeProvider(documented, await Authority.create());
    played.loopback = await Loopback.start((request) => played.#answer(request));
    return played;
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
      socialProviders: { [this.documented.id]: this.providerOptions },
    };
  }

  get providerOptions() {
    const { token, questions, claims, options } = this.documented;
    const userInfo = questions[0] && this.at(questions[0].url.split('?')[0]!);
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
  get stated(): { token: string; userInfo: string | undefined } {
    const { tokenUrl, userInfoUrl, options } = providers[this.documented.id];
    const given = options.parse({ clientId: CLIENT, clientSecret: SECRET });
    // Each provider's address takes that provider's options, which these are.
    const resolve = (url: unknown) =>
      typeof url === 'function' ? (url as (of: unknown) => string)(given) : (url as string | undefined);
    return { token: resolve(tokenUrl)!, userInfo: resolve(userInfoUrl) };
  }

  async #answer(request: Arrived): Promise<Reply> {
    const { token, questions, claims } = this.documented;
    const own = this.instead.get(request.path.split('?')[0]!);
    if (own) return typeof own === 'function' ? own(request) : own;
    if (request.path === '/jwks') return { body: this.authority.keySet };
    if (request.path === this.pathOf(token.url)) {
      const nonce = this.nonce === null ? {} : { nonce: this.nonce };
      return {
        body: {
          ...token.answer,
          ...(claims ? { id_token: await this.authority.idToken({ ...this.claims, ...nonce }) } : {}),
        },
      };
    }
    const question = questions.find(({ url }) => this.pathOf(url) === request.path);
    return question ? { body: question.answer } : { status: 404, body: { error: 'not_found' } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.loopback[Symbol.asyncDispose]();
  }
}
