// Written by `npm run docs` from the schemas of the options.
import type { ProviderOptions } from './social-providers.ts';

export type * from './social-providers.ts';

/** An OpenID Connect provider. */
export interface OpenIdProviderOptions extends ProviderOptions {
  /** The name on the sign-in button. */
  name: string;
  /** The issuer URL, from which the endpoints are discovered. */
  issuer: string;
}
