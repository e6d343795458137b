import type { Working } from '#server/context.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { REST_PREFIX } from '#server/http/rest.ts';
import type { Options } from '#server/options.ts';
import type { RedirectError } from '#shared/errors.ts';

import type { Flow } from './state.ts';

/** Why a social sign-in did not come about; redirecting and ID-token flows each answer it in their own way. */
export class FlowError extends Error {
  override name = 'FlowError';
  readonly code: RedirectError;

  constructor(code: RedirectError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** An address with parameters added to those it has; a path of this site stays a path. */
export function withParameters(address: string, parameters: Record<string, string>, { baseUrl }: Options): string {
  const url = new URL(address, baseUrl);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return address.startsWith('/') ? url.href.slice(url.origin.length) : url.href;
}

const LONGEST_CODE = 100;
const LONGEST_DESCRIPTION = 500;

/** Sends the browser to where the flow wants its errors, else to our own page. Checked again: options may have changed. */
export function redirectError(
  ctx: Working,
  flow: Flow | null,
  { error, description }: { error: string; description?: string | undefined },
): undefined {
  const wanted = flow?.errorURL;
  const target =
    wanted && isTrustedRedirect(wanted, ctx.options) ? wanted : `${ctx.options.baseUrl}${REST_PREFIX}/error`;
  const parameters = {
    error: error.slice(0, LONGEST_CODE),
    ...(description ? { error_description: description.slice(0, LONGEST_DESCRIPTION) } : {}),
  };
  return ctx.reply.redirect(withParameters(target, parameters, ctx.options));
}
