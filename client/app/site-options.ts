import { SITE_OPTIONS, type SiteOptions } from '#shared/lib/site.ts';

const content = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_OPTIONS}"]`)?.content;
if (!content) throw new Error('The page carries no options: it must be served by the service');

/** The service's options for the web app, which it writes into the page. */
export const siteOptions = JSON.parse(content) as SiteOptions;
