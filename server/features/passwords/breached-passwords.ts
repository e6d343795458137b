import { createHash } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';

import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { createHttpClient } from '#server/http/outgoing/http-client.ts';
import type { Options } from '#server/options/kit-options.ts';

import { passwordOptions } from './password.options.ts';

/** Of the hash, so that the service cannot tell which of hundreds of passwords is meant (k-anonymity). */
const PREFIX_LENGTH = 5;
/** A slow service delays a sign-up at most so long. */
const TIMEOUT_MS = 2_000;

export interface BreachCheck {
  options: Options;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Whether a password is in the collection of a breach service with the interface of Pwned Passwords. Without an answer it
 * counts as not breached, so that users can still sign up; the log says so.
 */
export async function isBreached({ options, log }: BreachCheck, password: string): Promise<boolean> {
  const { url } = passwordOptions.of({ options }).breachedPasswords;
  const http = createHttpClient({ ...options.outgoing, timeoutMs: TIMEOUT_MS }, options.baseUrl);
  const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
  try {
    // With padding, the length of the answer does not tell the prefix to observers of the connection.
    const response = await http(url + hash.slice(0, PREFIX_LENGTH), { headers: { 'add-padding': 'true' } });
    if (!response.ok) throw new HttpClientError(`The breach service answered ${response.status}`);
    return lists(await response.text(), hash.slice(PREFIX_LENGTH));
  } catch (error) {
    // Any other error, such as a request inside a transaction, is a bug.
    if (!(error instanceof HttpClientError)) throw error;
    log.warn({ err: error }, 'a new password was accepted without a check for breaches');
    return false;
  }
}

/** Lines such as `1E4C9B93F3F0682250B6CF8331B7EE68FD8:42`; those with the count 0 are padding. */
function lists(answer: string, suffix: string): boolean {
  return answer.split(/\r?\n/).some((line) => {
    const [listed, count] = line.split(':');
    return listed === suffix && Number(count) > 0;
  });
}
