import { defineBrowserSecret } from '#server/call/browser-secret.ts';

/** The browser of a request of an application: in another one, nobody can go on with it. */
export const authorizingBrowser = defineBrowserSecret('oauth_browser', 'oauth-browser:');
