import { anyone, post, type CallMeta } from '#server/call/trpc.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { CancelRecovery, CompleteRecovery, FactorVerified, TwoFactorRecovery } from '#shared/two-factor/schemas.ts';

import { twoFactorOptions } from '#server/features/two-factor/two-factor.options.ts';
import { completeRecovery, sendRecoveryCode } from './complete-recovery.ts';
import { cancelRecovery, requestRecovery } from './request-recovery.ts';

const ifEnabled: CallMeta = { enabled: (options) => twoFactorOptions.of({ options }).recovery.enabled };

const challengeErrors = ['UNAUTHORIZED', 'INVALID_TWO_FACTOR_COOKIE', 'TWO_FACTOR_RECOVERY_NOT_ALLOWED'] as const;

/** Calls of a user who lost all second factors. */
export const recoveryCalls = {
  requestRecovery: anyone
    .meta(post('/two-factor/request-recovery', 'Request the removal of lost second factors'))
    .meta({ ...ifEnabled, errors: [...challengeErrors] })
    .input(NoFields)
    .output(TwoFactorRecovery)
    .mutation(requestRecovery),
  sendRecoveryCode: anyone
    .meta(post('/two-factor/send-recovery-code', 'Mail a code that removes lost second factors'))
    .meta({ ...ifEnabled, errors: [...challengeErrors, 'TWO_FACTOR_RECOVERY_NOT_READY'] })
    .input(NoFields)
    .output(StatusTrue)
    .mutation(sendRecoveryCode),
  completeRecovery: anyone
    .meta(post('/two-factor/complete-recovery', 'Remove lost second factors and sign in'))
    .meta({ policies: 'sign-in' })
    .meta({
      ...ifEnabled,
      errors: [
        ...challengeErrors,
        'TWO_FACTOR_RECOVERY_NOT_READY',
        'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
        'INVALID_CODE',
        'BANNED_USER',
        'FAILED_TO_CREATE_SESSION',
        'TWO_FACTOR_REQUIRED',
      ],
    })
    .input(CompleteRecovery)
    .output(FactorVerified)
    .mutation(completeRecovery),
  cancelRecovery: anyone
    .meta(post('/two-factor/cancel-recovery', 'Cancel the removal of second factors by mailed link'))
    .meta({ ...ifEnabled, errors: ['INVALID_TOKEN'] })
    .input(CancelRecovery)
    .output(StatusTrue)
    .mutation(cancelRecovery),
};
