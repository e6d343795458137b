import type { Options } from '#server/options/kit-options.ts';

import { withQuery } from './address.ts';
import type { Reply } from './reply.ts';

/**
 * Whether a URL opens an app of the operator: its scheme is an entry of `trustedOrigins`, such as `myapp://`. Never a web page,
 * and in production never Expo Go, which opens the apps of other developers.
 */
export function isAppUrl(url: string, { expo, production, trustedOrigins }: Options): boolean {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url) ?? [];
  if (!expo.enabled || scheme === undefined || !URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  if (/^https?:$/.test(protocol) || (production && protocol === 'exp:') || username || password) return false;
  return trustedOrigins.some((entry) => entry.toLowerCase() === `${protocol}//`);
}

/** The cookies of a redirect to an app go with its address, because the app does not see those of the system's browser. */
export function redirectLocation(location: string, reply: Reply, options: Options): string {
  if (reply.setCookies.size === 0 || !isAppUrl(location, options)) return location;
  const cookie = [...reply.setCookies.values()].join(', ');
  // Not in the browser too: it would be signed in by an app, or by an attacker with a flow of their own.
  reply.setCookies.clear();
  delete reply.headers['set-auth-token'];
  return withQuery(location, { cookie });
}
