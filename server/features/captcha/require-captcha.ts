import type { MutationMiddleware } from '#server/call/context.ts';
import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { pathPattern } from '#server/http/limits.ts';
import { AppError, OptionsError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';

import { captchaOptions } from './captcha.options.ts';
import { isSolved } from './verify-captcha.ts';

const HEADER = 'x-captcha-response';

/** Requires a solved captcha for the listed calls of clients, before anything else happens. */
export const requireCaptcha: MutationMiddleware = async ({ ctx, path }, next) => {
  const { provider, endpoints } = captchaOptions.of(ctx);
  if (provider === undefined || ctx.serverCall || !isListed(endpoints, path)) return next();
  const response = ctx.headers[HEADER];
  if (typeof response !== 'string' || response === '') throw new AppError('MISSING_RESPONSE');
  const solved = await isSolved(ctx, response).catch((cause: unknown) => {
    // Any other error, such as a request inside a transaction, is a bug.
    if (!(cause instanceof HttpClientError)) throw cause;
    ctx.log.warn({ err: cause }, 'a captcha could not be verified');
    throw new AppError('UNKNOWN_ERROR', { cause });
  });
  if (!solved) throw new AppError('VERIFICATION_FAILED');
  return next();
};

function isListed(endpoints: readonly string[], path: string | undefined): boolean {
  return path !== undefined && endpoints.some((endpoint) => pathPattern(endpoint).test(path));
}

interface ListedCall {
  kind: 'query' | 'mutation';
  meta: { guard?: string; openapi?: { path: string } };
}

/** @throws OptionsError for an endpoint that would not be protected, because no POST without a session has its path. */
export function requireCaptchaEndpoints(options: Options, calls: readonly ListedCall[]): void {
  const open = calls.filter(({ kind, meta }) => kind === 'mutation' && meta.guard === 'anyone');
  const { endpoints } = captchaOptions.of({ options });
  const unused = endpoints.find((endpoint) => !open.some(({ meta }) => isListed([endpoint], meta.openapi?.path)));
  if (unused !== undefined)
    throw new OptionsError(`Option captcha.endpoints: no POST without a session has the path ${unused}`);
}
