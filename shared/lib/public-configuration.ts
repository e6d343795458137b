import type { z } from 'zod';

import type { FeatureConfiguration } from '#generated/configuration.ts';
import type { Language } from './language/languages.ts';
import type { KitConfiguration } from './public-values.ts';

interface PageConfiguration {
  /** Those offered; the first is the default. */
  languages: readonly Language[];
}

/** The options that the web app reads from its page, before its first request. */
export type PublicConfiguration = z.input<typeof KitConfiguration> & PageConfiguration & FeatureConfiguration;

/** The name of the page's `<meta>` element with these options as JSON. */
export const PUBLIC_CONFIGURATION = 'gatehouse-options';
