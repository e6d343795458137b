import { meetsSecondFactorPolicy, type Principal } from '#server/call/principal.ts';
import { AppError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';

import { sessionOptions } from '#server/features/sessions/session.options.ts';

/** Whether the platform requires a second factor that the principal lacks. */
export function lacksRequiredFactor(service: { options: Options }, principal: Principal): boolean {
  return sessionOptions.of(service).twoFactor.policy === 'required' && !meetsSecondFactorPolicy(principal);
}

/** @throws TWO_FACTOR_REQUIRED */
export function requireSecondFactorPolicy(service: { options: Options }, principal: Principal): void {
  if (lacksRequiredFactor(service, principal)) throw new AppError('TWO_FACTOR_REQUIRED');
}

/** For answers that show a session: `twoFactorRequired` says that only calls before the enrolment accept it. */
export function requirementsOf(service: { options: Options }, principal: Principal): { twoFactorRequired?: true } {
  return lacksRequiredFactor(service, principal) ? { twoFactorRequired: true } : {};
}
