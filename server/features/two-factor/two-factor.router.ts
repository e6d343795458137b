import { Page } from '#shared/lib/paging.ts';
import { z } from 'zod';

import { administrator } from '#server/features/admin/guards.ts';
import { notImpersonated, sessionRequiredQuery } from '#server/features/sessions/guards.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { anyone, get, post, type CallMeta, type DeclaredError } from '#server/call/trpc.ts';
import { UserIdInput, UserResponse } from '#shared/admin/schemas.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  BackupCodesCreated,
  Challenge,
  EnableTwoFactor,
  FactorVerified,
  RevokeTrustedDevice,
  SendCode,
  TotpUriResponse,
  TrustedDevice,
  TwoFactorEnabled,
  TwoFactorStatus,
  VerifyBackupCode,
  VerifyCode,
  WithPassword,
} from '#shared/two-factor/schemas.ts';

import { disableTwoFactor, enableTwoFactor, generateBackupCodes, getTotpUri } from './enrolment.ts';
import { listTrustedDevices, revokeTrustedDevice, revokeTrustedDevices } from './manage-devices.ts';
import { getChallenge, getStatus } from './read-factors.ts';
import { recoveryCalls } from './recovery/recovery.router.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { sendOtp, verifyBackupCode, verifyOtp, verifyTotp } from './verify.ts';

const beforeEnrolment: CallMeta = { beforeEnrolment: true };
const unlessOff: CallMeta = { enabled: (options) => sessionOptions.of({ options }).twoFactor.policy !== 'off' };

const proofErrors = ['SESSION_IS_NOT_FRESH', 'CREDENTIAL_ACCOUNT_NOT_FOUND', 'INVALID_PASSWORD'] as const;

/** Of the calls that answer a challenge, or that a user with a session makes. */
function verifierMeta(...errors: DeclaredError[]): CallMeta {
  return {
    session: 'optional',
    errors: ['UNAUTHORIZED', 'INVALID_TWO_FACTOR_COOKIE', 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', ...errors],
  };
}
const codeErrors = [
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'ACCOUNT_TEMPORARILY_LOCKED',
  'BANNED_USER',
  'FAILED_TO_CREATE_SESSION',
] as const;

export const twoFactorRouter = {
  twoFactor: {
    enable: notImpersonated
      .meta(post('/two-factor/enable', 'Set up a second factor'))
      .meta({ ...beforeEnrolment, ...unlessOff })
      .meta({ errors: [...proofErrors, 'TOTP_ALREADY_ENABLED', 'OTP_NOT_CONFIGURED', 'NO_PASSKEY_REGISTERED'] })
      .input(EnableTwoFactor)
      .output(TwoFactorEnabled)
      .mutation(enableTwoFactor),
    disable: notImpersonated
      .meta(post('/two-factor/disable', 'Turn second factors off'))
      .meta({ errors: [...proofErrors, 'TWO_FACTOR_NOT_ENABLED'] })
      .input(WithPassword)
      .output(StatusTrue)
      .mutation(disableTwoFactor),
    getTotpUri: notImpersonated
      .meta(post('/two-factor/get-totp-uri', 'Get the URI for an authenticator app'))
      .meta(beforeEnrolment)
      .meta({ errors: [...proofErrors, 'TOTP_NOT_ENABLED'] })
      .input(WithPassword)
      .output(TotpUriResponse)
      .mutation(getTotpUri),
    generateBackupCodes: notImpersonated
      .meta(post('/two-factor/generate-backup-codes', 'Replace the backup codes'))
      .meta({ errors: [...proofErrors, 'TWO_FACTOR_NOT_ENABLED'] })
      .input(WithPassword)
      .output(BackupCodesCreated)
      .mutation(generateBackupCodes),
    verifyTotp: anyone
      .meta(post('/two-factor/verify-totp', 'Verify a code of an authenticator app'))
      .meta({ policies: 'sign-in' })
      .meta(verifierMeta('TOTP_NOT_ENABLED', 'INVALID_CODE', ...codeErrors))
      .input(VerifyCode)
      .output(FactorVerified)
      .mutation(verifyTotp),
    sendOtp: anyone
      .meta(post('/two-factor/send-otp', 'Mail a code'))
      .meta(verifierMeta('OTP_NOT_ENABLED'))
      .input(SendCode)
      .output(StatusTrue)
      .mutation(sendOtp),
    verifyOtp: anyone
      .meta(post('/two-factor/verify-otp', 'Verify a mailed code'))
      .meta({ policies: 'sign-in' })
      .meta(verifierMeta('OTP_NOT_ENABLED', 'OTP_HAS_EXPIRED', 'INVALID_CODE', ...codeErrors))
      .input(VerifyCode)
      .output(FactorVerified)
      .mutation(verifyOtp),
    verifyBackupCode: anyone
      .meta(post('/two-factor/verify-backup-code', 'Verify a backup code'))
      .meta({ policies: 'sign-in' })
      .meta(verifierMeta('BACKUP_CODES_NOT_ENABLED', 'INVALID_BACKUP_CODE', ...codeErrors))
      .input(VerifyBackupCode)
      .output(FactorVerified)
      .mutation(verifyBackupCode),
    ...recoveryCalls,
    getChallenge: anyone
      .meta(get('/two-factor/get-challenge', 'Get the sign-in that waits for its second factor, or null'))
      .input(NoFields)
      .output(Challenge)
      .query(getChallenge),
    status: sessionRequiredQuery
      .meta(get('/two-factor/status', "Get the caller's second factors"))
      .meta(beforeEnrolment)
      .input(NoFields)
      .output(TwoFactorStatus)
      .query(getStatus),
    listTrustedDevices: sessionRequiredQuery
      .meta(get('/two-factor/list-trusted-devices', 'List the browsers that sign in without the second factor'))
      .meta({ errors: ['INVALID_CURSOR'] })
      .input(Page)
      .output(z.array(TrustedDevice))
      .query(listTrustedDevices),
    revokeTrustedDevice: notImpersonated
      .meta(post('/two-factor/revoke-trusted-device', 'Ask one browser for the second factor again'))
      .meta({ errors: ['TRUSTED_DEVICE_NOT_FOUND'] })
      .input(RevokeTrustedDevice)
      .output(StatusTrue)
      .mutation(revokeTrustedDevice),
    revokeTrustedDevices: notImpersonated
      .meta(post('/two-factor/revoke-trusted-devices', 'Ask all browsers for the second factor again'))
      .input(NoFields)
      .output(StatusTrue)
      .mutation(revokeTrustedDevices),
  },
  admin: {
    resetTwoFactor: administrator({ user: ['set-password'] })
      .meta(post('/admin/reset-two-factor', 'Turn the second factors of a user off'))
      .meta({
        reauthenticate: true,
        errors: ['YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR', 'USER_NOT_FOUND', 'NOT_AUTHORIZED', 'TWO_FACTOR_NOT_ENABLED'],
      })
      .input(UserIdInput)
      .output(UserResponse)
      .mutation(resetTwoFactor),
  },
};
