import { negotiate } from '@fastify/accept-negotiator';

import type { ErrorBody } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { Status } from '#shared/lib/core-errors.ts';
import { errors } from '#generated/features.ts';

import { callUrl } from '#server/http/address.ts';

/** The media type of errors in the format of RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

/** The page below the base path that explains the codes, each at the fragment of its name. */
export const ERRORS_PATH = '/docs/errors';

/** Whether a client names the media type in `Accept`, and does not prefer `application/json` to it. */
export function acceptsProblem({ accept }: { accept?: string | undefined }): boolean {
  if (accept === undefined) return false;
  return negotiate(accept.toLowerCase(), [PROBLEM_TYPE, 'application/json']) === PROBLEM_TYPE;
}

interface Occurrence {
  status: Status;
  /** A UUID. */
  requestId: string;
  options: Pick<Options, 'baseUrl' | 'basePath'>;
}

/** An error as a problem of RFC 9457. The title is the same for all occurrences of a code. */
export function problemOf({ code, message, issues }: ErrorBody, { status, requestId, options }: Occurrence) {
  return {
    type: `${callUrl(options, ERRORS_PATH)}#${code}`,
    title: titleOf(code),
    status,
    detail: message,
    instance: `urn:uuid:${requestId}`,
    code,
    ...(issues && { issues }),
  };
}

/** The message of a code without placeholders. */
export function titleOf(code: ErrorBody['code']): string {
  return errors[code][1].replace(/:? ?\{\w+\}/g, '');
}
