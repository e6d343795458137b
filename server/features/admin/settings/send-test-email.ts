import { setTimeout as wait } from 'node:timers/promises';

import type { Call } from '#server/call/context.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { languageOf } from '#server/http/language.ts';
import type { Options } from '#server/options/kit-options.ts';

import { testMail } from './test-mail.definitions.ts';

/** Longer than a mail server takes that delays its answers against spam. */
const TIMEOUT_MS = 20_000;
const MAX_ERROR_LENGTH = 300;

/** Makes one attempt to send a mail to the administrator, and answers what the mail server said. */
export async function sendTestEmail({ ctx }: Call<AuthenticatedContext>) {
  const { mailer, user } = ctx;
  const to = user.email;
  if (!mailer.canSend(testMail)) return { status: 'disabled' as const, to, error: null };
  const error = await attempt(ctx);
  const delivered = mailer.mailbox ? ('mailbox' as const) : ('sent' as const);
  const status = error === null ? delivered : ('failed' as const);
  ctx.audit('mail.tested', { details: { status } });
  return { status, to, error };
}

async function attempt({ mailer, user, headers, options }: AuthenticatedContext): Promise<string | null> {
  const delivery = mailer.deliver(testMail, { user }, languageOf(headers, options));
  const timer = new AbortController();
  const timeout = wait(TIMEOUT_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${TIMEOUT_MS / 1000} seconds`);
  });
  try {
    await Promise.race([delivery, timeout]);
    return null;
  } catch (error) {
    return describeFailure(error, options);
  } finally {
    timer.abort();
    // The one that lost the race.
    for (const promise of [delivery, timeout]) promise.catch(() => undefined);
  }
}

/** The error in one short line, without the credentials, which a mail server may repeat. */
function describeFailure(error: unknown, { smtpUrl }: Pick<Options, 'smtpUrl'>): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = credentialsOf(smtpUrl).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return line
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_ERROR_LENGTH);
}

/** The user name and the password of the mail server, in the forms in which SMTP sends them. */
function credentialsOf(smtpUrl: string | undefined): string[] {
  if (smtpUrl === undefined) return [];
  const { username, password } = new URL(smtpUrl);
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const forms = [
    base64(`\u0000${user}\u0000${secret}`),
    base64(secret),
    base64(user),
    password,
    secret,
    username,
    user,
  ];
  return forms.filter((form) => form.length > 2);
}
