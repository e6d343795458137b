import type { FeatureFacts } from './features.ts';

interface KitFacts {
  name: string;
  /** Of the REST calls. */
  basePath: string;
  branding: { logoUrl?: string; accentColor?: string; termsUrl?: string; privacyUrl?: string };
}

/** The options that the web app reads from its page, before its first request. */
export type SiteOptions = KitFacts & FeatureFacts;

/** The name of the page's `<meta>` element with these options as JSON. */
export const SITE_OPTIONS = 'gatehouse-options';
