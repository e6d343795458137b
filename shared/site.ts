import type { FeatureFacts } from './features.ts';

interface KitFacts {
  name: string;
  branding: { logoUrl?: string; accentColor?: string; termsUrl?: string; privacyUrl?: string };
}

/** What the web app knows of the service's options before it asks anything; it travels in the page itself. */
export type SiteOptions = KitFacts & FeatureFacts;

/** The name of the page's `<meta>` that carries them, as JSON. */
export const SITE_OPTIONS = 'gatehouse-options';
