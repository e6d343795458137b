import type { Options } from '#server/options.ts';
import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

function siteOptions({ emailAndPassword }: Options): SiteOptions {
  const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = emailAndPassword;
  return { emailAndPassword: { enabled, signUp: enabled && !disableSignUp, minPasswordLength, maxPasswordLength } };
}

/** The app's page with the options in it: what a screen offers is right from the first paint, and needs no request. */
export function pageWithOptions(html: string, options: Options): string {
  const content = JSON.stringify(siteOptions(options)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace('</head>', () => `  <meta name="${SITE_OPTIONS}" content="${content}">\n  </head>`);
}
