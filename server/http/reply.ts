import { exposedHeaders } from './headers.ts';
import type { CookieName, Cookies, FeatureCookie } from './cookies.ts';

/** The headers, cookies, redirect or page of a call's response; the transport applies them. */
export class Reply {
  readonly headers: Record<string, string> = {};
  readonly setCookies = new Map<CookieName, string>();
  location: string | null = null;
  /** An HTML page that replaces the result, with the headers of message pages. */
  page: string | null = null;
  /** Further directives of the content security policy of that page. */
  pagePolicy: string | null = null;
  /** A file that replaces the result. */
  file: { type: string; data: Buffer } | null = null;
  /** Of a list that is answered as an array; null on the last page. */
  nextCursor: string | null = null;
  /** Cookies that are sent even if the call fails. */
  keptOnFailure: [CookieName, string][] = [];
  readonly #cookies: Cookies;
  readonly #cookieHeader: string | undefined;

  constructor(cookies: Cookies, cookieHeader?: string) {
    this.#cookies = cookies;
    this.#cookieHeader = cookieHeader;
  }

  /** The `Set-Cookie` headers. Of a cookie that the request carries several times, the other variants expire. */
  setCookieHeaders(): string[] {
    return [...this.setCookies].flatMap(([name, header]) => {
      const isAmbiguous = this.#cookies.readRaw(this.#cookieHeader, name).length > 1;
      return isAmbiguous ? [...this.#cookies.expireVariants(name), header] : [header];
    });
  }

  /** Sets a signed cookie; without `maxAge` (seconds) it is a session cookie. */
  setSigned(name: CookieName, value: string, maxAge?: number): void {
    const signed = this.#cookies.sign(value);
    this.setPlain(name, signed, maxAge);
    // For clients without cookies, which send it as a bearer token.
    if (name !== 'session_token') return;
    this.headers['set-auth-token'] = encodeURIComponent(signed);
    this.headers['access-control-expose-headers'] = exposedHeaders.join(', ');
  }

  /** Sets a cookie without adding a signature. */
  setPlain(name: CookieName, value: string, maxAge?: number): void {
    this.setCookies.set(name, this.#cookies.serialize(name, value, maxAge));
  }

  /** Sets a cookie that scripts can read. */
  setReadable(name: FeatureCookie, value: string, maxAge: number): void {
    this.setCookies.set(name, this.#cookies.serializeReadable(name, value, maxAge));
  }

  /** Clears the cookie cache of the session, unless the call has just set it. */
  clearSessionCache(): void {
    if (!this.setCookies.has('session_data')) this.clear('session_data');
  }

  clear(...names: CookieName[]): void {
    for (const name of names) this.setCookies.set(name, this.#cookies.serialize(name, '', 0));
  }

  /** Returns undefined, so that an operation can `return reply.redirect(…)`. */
  redirect(url: string): undefined {
    this.location = url;
  }

  /** Sends the cookies so far even if the call fails: `discard` retains them. */
  keepCookiesOnFailure(): void {
    this.keptOnFailure = [...this.setCookies];
  }

  /** Discards the response of a failed call, except committed cookies. */
  discard(): void {
    this.setCookies.clear();
    for (const [name, header] of this.keptOnFailure) this.setCookies.set(name, header);
    delete this.headers['set-auth-token'];
    this.location = null;
    this.page = null;
    this.file = null;
  }
}
