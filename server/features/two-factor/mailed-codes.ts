import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { deriveKey, hmac, timingSafeEqualText } from '#server/security/hash.ts';
import { randomDigits } from '#server/security/random.ts';

import type { TwoFactor } from './two-factor.entity.ts';
import { twoFactorCodeMail } from './two-factor.definitions.ts';
import { twoFactorOptions } from './two-factor.options.ts';

const DIGITS = 6;

/** Attempts to enter one code. */
const MAX_ATTEMPTS = 5;

/** Keyed, because a plain hash of six digits could be reversed. */
function hashCode(secret: string, boundTo: string, code: string): string {
  return hmac(deriveKey(secret, 'mailed-codes'), `${boundTo}:${code}`, 'base64url');
}

/** Mails a new code, which replaces the previous one. It is valid for one challenge or session, whose id is `boundTo`. */
export function mailCode(ctx: RequestContext, factors: TwoFactor, { user, boundTo }: { user: User; boundTo: string }) {
  const code = randomDigits(DIGITS);
  Object.assign(factors, {
    mailedCodeHash: hashCode(ctx.secrets[0]!, boundTo, code),
    mailedCodeExpiresAt: inSeconds(twoFactorOptions.of(ctx).mailedCodes.expiresIn),
    mailedCodeAttempts: 0,
  });
  ctx.sendMail(twoFactorCodeMail, { user, code });
}

/**
 * Consumes the mailed code. Requires the lock on the user.
 *
 * @throws OTP_HAS_EXPIRED, TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE, INVALID_CODE
 */
export function useMailedCode(
  { secrets }: RequestContext,
  factors: TwoFactor,
  { code, boundTo }: { code: string; boundTo: string },
): void {
  const { mailedCodeHash: stored, mailedCodeExpiresAt: expiresAt, mailedCodeAttempts: attempts } = factors;
  if (stored === null || expiresAt === null || expiresAt <= now()) throw new AppError('OTP_HAS_EXPIRED');
  if (attempts > MAX_ATTEMPTS) throw new AppError('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');
  const matches = secrets.some((secret) => timingSafeEqualText(hashCode(secret, boundTo, code), stored));
  if (!matches) throw new AppError('INVALID_CODE');
  factors.mailedCodeHash = null;
}
