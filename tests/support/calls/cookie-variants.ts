import type { InjectOptions } from 'fastify';

import { Cookies } from '#server/http/cookies.ts';

import { Person } from '#tests/support/person.ts';
import { SECRET } from '#tests/support/test.ts';

const PREFIX = 'gatehouse.';

/**
 * A browser that sends each cookie of the service twice: first a stale one, as of another domain or path, whose signature is
 * valid too.
 */
export class BrowserWithVariants extends Person {
  /** The names of the cookies that were sent twice. */
  readonly doubled = new Set<string>();

  override send(request: InjectOptions & { url: string }) {
    const pairs = [...this.cookies].flatMap(([name, value]) => [
      `${name}=${this.#staleValue(name, value)}`,
      `${name}=${value}`,
    ]);
    for (const name of this.cookies.keys()) this.doubled.add(name.slice(PREFIX.length));
    return super.send({
      ...request,
      headers: { ...request.headers, ...(pairs.length > 0 ? { cookie: pairs.join('; ') } : {}) },
    });
  }

  /** The value with other last characters, signed again; a value without a signature of its own just differs. */
  #staleValue(name: string, value: string): string {
    const cookies = new Cookies(this.gatehouse.options, [SECRET]);
    const genuine = cookies.verify(decodeURIComponent(value));
    if (genuine === null) return `${value.slice(0, -8)}AAAAAAAA`;
    if (name === `${PREFIX}dont_remember`) return value;
    return encodeURIComponent(cookies.sign(`${genuine.slice(0, -8)}00000000`));
  }
}
