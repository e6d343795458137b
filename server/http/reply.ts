import { exposedHeaders } from './headers.ts';
import type { CookieName, Cookies } from './cookies.ts';

/** What a call says to the browser beside its answer; the door that carried the call applies it. */
export class Reply {
  readonly headers: Record<string, string> = {};
  readonly setCookies = new Map<CookieName, string>();
  location: string | null = null;
  /** A page that is shown instead of the call's answer, under the error page's policy. */
  page: string | null = null;
  /** Cookies that stay announced when the call fails. */
  #settled: [CookieName, string][] = [];
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
  }

  /** A signed cookie; `maxAge` in seconds, absent for one that ends with the browser. */
  setSigned(name: CookieName, value: string, maxAge?: number): void {
    const signed = this.#cookies.sign(value);
    this.setPlain(name, signed, maxAge);
    // Callers without cookies find their token here, to send it as a bearer token.
    if (name !== 'session_token') return;
    this.headers['set-auth-token'] = encodeURIComponent(signed);
    this.headers['access-control-expose-headers'] = exposedHeaders.join(', ');
  }

  /** A cookie that carries a signature of its own, or needs none. */
  setPlain(name: CookieName, value: string, maxAge?: number): void {
    this.setCookies.set(name, this.#cookies.line(name, value, maxAge));
  }

  /** Clears the cached session, unless the call has just written it. */
  dropCache(): void {
    if (!this.setCookies.has('session_data')) this.clear('session_data');
  }

  clear(...names: CookieName[]): void {
    for (const name of names) this.setCookies.set(name, this.#cookies.line(name, '', 0));
  }

  /** Ends the call in a redirect. Returns nothing, so that an operation can `return reply.redirect(…)`. */
  redirect(url: string): undefined {
    this.location = url;
  }

  /** The cookies so far belong to what is committed already: a later failure of the call leaves them. */
  settle(): void {
    this.#settled = [...this.setCookies];
  }

  /** Takes back what a call announced that then failed. */
  discard(): void {
    this.setCookies.clear();
    for (const [name, line] of this.#settled) this.setCookies.set(name, line);
    delete this.headers['set-auth-token'];
    this.location = null;
    this.page = null;
  }
}
