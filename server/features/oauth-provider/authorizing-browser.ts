import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import type { RequestContext } from '#server/call/context.ts';
import { defineCookie } from '#server/http/cookies.ts';

/** The browser of a request of an application: no other browser can continue it. */
export const authorizingBrowser = defineBrowserSecret('oauth_browser', 'oauth-browser:');

const PREFIX = 'oauth-request:';
const cookie = defineCookie('oauth_request');

/** The latest request of an application in a browser, for clients of better-auth 1.2.8, whose calls do not name it. */
export const latestRequest = {
  cookie,
  read({ cookies, headers }: Pick<RequestContext, 'cookies' | 'headers'>): string | null {
    const value = cookies.read(headers.cookie, cookie, (each) => each.startsWith(PREFIX));
    return value && value.slice(PREFIX.length);
  },
  write({ reply }: Pick<RequestContext, 'reply'>, uid: string, maxAge: number): void {
    reply.setSigned(cookie, PREFIX + uid, maxAge);
  },
};
