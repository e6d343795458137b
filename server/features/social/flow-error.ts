import type { Working } from '#server/context.ts';
import { callAddress, withQuery } from '#server/http/address.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
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

const LONGEST_CODE = 100;
const LONGEST_DESCRIPTION = 500;

/** Sends the browser to where the flow wants its errors, else to our own page. Checked again: options may have changed. */
export function redirectError(
  ctx: Working,
  flow: Flow | null,
  { error, description }: { error: string; description?: string | undefined },
): undefined {
  const wanted = flow?.errorURL;
  const query = { error: error.slice(0, LONGEST_CODE), error_description: description?.slice(0, LONGEST_DESCRIPTION) };
  const isWanted = wanted !== undefined && isTrustedRedirect(wanted, ctx.options);
  return ctx.reply.redirect(isWanted ? withQuery(wanted, query) : callAddress(ctx.options, '/error', query));
}
