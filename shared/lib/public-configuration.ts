import type { FeatureConfiguration } from '#generated/features.ts';
import type { Language } from './language/languages.ts';

interface KitConfiguration {
  name: string;
  /** Of the REST calls. */
  basePath: string;
  /** Those offered; the first is the default. */
  languages: readonly Language[];
  /** Whether mails are stored at `/dev/mailbox`. */
  mailbox: boolean;
  branding: { logoUrl?: string; accentColor?: string; termsUrl?: string; privacyUrl?: string };
}

/** The options that the web app reads from its page, before its first request. */
export type PublicConfiguration = KitConfiguration & FeatureConfiguration;

/** The name of the page's `<meta>` element with these options as JSON. */
export const PUBLIC_CONFIGURATION = 'gatehouse-options';
