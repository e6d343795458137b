import type { Options } from '#server/options/options.ts';
import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

/** What the page tells of a service: what the kit knows, and the facts of the features. */
export interface Described {
  options: Options;
  facts: () => Promise<Partial<SiteOptions>>;
}

async function siteOptions({ options, facts }: Described): Promise<Partial<SiteOptions>> {
  return { name: options.appName, branding: options.branding, ...(await facts()) };
}

const ICON = /<link rel="icon"[^>]*>/;

/** The app's page with the options in it: what a screen offers is right from the first paint, and needs no request. */
export async function pageWithOptions(html: string, described: Described): Promise<string> {
  const content = escaped(JSON.stringify(await siteOptions(described)));
  const { appName, branding } = described.options;
  const name = escaped(appName);
  return html
    .replaceAll('Gatehouse', () => name)
    .replace(ICON, (icon) => (branding.logoUrl ? `<link rel="icon" href="${escaped(branding.logoUrl)}" />` : icon))
    .replace('</head>', () => `  <meta name="${SITE_OPTIONS}" content="${content}">\n  </head>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
