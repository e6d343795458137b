import type { Options } from '#server/options/kit-options.ts';
import { callUrl } from '#server/http/address.ts';

/** The API of the service as a resource of RFC 8707: the issuer. */
export function ownResource(options: Options): string {
  return callUrl(options, '');
}

/** Whether a resource indicator names the API of the service, with a slash at its end or without. */
export function isOwnResource(options: Options, indicator: string): boolean {
  return indicator.replace(/\/$/, '') === ownResource(options);
}
