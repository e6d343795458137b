import { defineBrowserSecret } from '#server/call/browser-secret.ts';

/** The browser of a request of an application: no other browser can continue it. */
export const authorizingBrowser = defineBrowserSecret('oauth_browser', 'oauth-browser:');
