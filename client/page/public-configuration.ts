import { PUBLIC_CONFIGURATION, type PublicConfiguration } from '#shared/lib/public-configuration.ts';

const content = document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_CONFIGURATION}"]`)?.content;
if (!content) throw new Error('The page carries no options: it must be served by the service');

/** The service's options for the web app, which it writes into the page. */
export const publicConfiguration = JSON.parse(content) as PublicConfiguration;
