import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

const content = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_OPTIONS}"]`)?.content;
if (!content) throw new Error('The page carries no options: it must be served by the service');

/** What this service offers. The service wrote it into the page from the same type. */
export const siteOptions = JSON.parse(content) as SiteOptions;
