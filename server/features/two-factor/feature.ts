import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { secondFactorVerified } from '#server/features/sessions/events.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { emailChanged, passwordChanged } from '#server/features/users/events.ts';
import { mailLimit, passwordLimit, tokenLimit } from '#server/http/limits.ts';
import type { TwoFactorConfiguration } from '#shared/two-factor/configuration.ts';
import { twoFactorEvents } from '#shared/two-factor/events.ts';
import { twoFactorErrors } from '#shared/two-factor/errors.ts';

import { unprotectedAdministrators } from './attention.ts';
import { BackupCodeSchema } from './backup-code.entity.ts';
import { factorCredential } from './factors-changed.ts';
import { TwoFactorRecoverySchema } from './recovery/recovery.entity.ts';
import { recoveryCodeMail, recoveryRequestedMail } from './recovery/recovery.mails.ts';
import { recordPassword } from './recovery/first-factors.ts';
import { cancelRecoveryOf, isRecoveryOffered, recordVerification } from './recovery/recovery.ts';
import { mailedCodeFactor, totpFactor } from './registered-factors.ts';
import { TwoFactorSchema } from './two-factor.entity.ts';
import { twoFactorChangedMail, twoFactorCodeMail, twoFactorLimit } from './two-factor.definitions.ts';
import { twoFactorOptions } from './two-factor.options.ts';
import { twoFactorRouter } from './two-factor.router.ts';

const tag = {
  title: 'Second factors',
  description: 'Authenticator apps, mailed codes, backup codes, trusted browsers.',
};
const changed = { mail: twoFactorChangedMail };
const withPassword = [twoFactorLimit, passwordLimit];

export const twoFactor = defineFeature({
  name: 'twoFactor',
  errors: twoFactorErrors,
  audit: twoFactorEvents,
  notices: {
    'two-factor.enabled': changed,
    'two-factor.disabled': changed,
    'two-factor.method-added': changed,
    'two-factor.backup-codes-created': changed,
    'two-factor.backup-code-used': changed,
    'two-factor.locked': changed,
    'two-factor.reset': changed,
    'two-factor.recovery-requested': { mail: recoveryRequestedMail },
    'two-factor.recovery-canceled': { none: 'The second factor stays.' },
    'two-factor.recovered': changed,
  },
  entities: [TwoFactorSchema, BackupCodeSchema, TwoFactorRecoverySchema],
  constraints: {
    two_factor_user_id_foreign: 'UNAUTHORIZED',
    backup_code_user_id_foreign: 'UNAUTHORIZED',
    two_factor_recovery_user_id_foreign: 'UNAUTHORIZED',
  },
  attention: [unprotectedAdministrators],
  options: [twoFactorOptions],
  mails: [twoFactorCodeMail, twoFactorChangedMail, recoveryRequestedMail, recoveryCodeMail],
  credentials: [factorCredential],
  secondFactors: [totpFactor, mailedCodeFactor],
  router: twoFactorRouter,
  tag: (call) => (call.startsWith('admin') ? kitTags.admin : tag),
  rateLimits: {
    'twoFactor.enable': withPassword,
    'twoFactor.disable': withPassword,
    'twoFactor.getTotpUri': withPassword,
    'twoFactor.generateBackupCodes': withPassword,
    'twoFactor.verifyTotp': [twoFactorLimit],
    'twoFactor.sendOtp': [twoFactorLimit],
    'twoFactor.verifyOtp': [twoFactorLimit],
    'twoFactor.verifyBackupCode': [twoFactorLimit],
    'twoFactor.requestRecovery': [twoFactorLimit, mailLimit],
    'twoFactor.sendRecoveryCode': [twoFactorLimit, mailLimit],
    'twoFactor.completeRecovery': [twoFactorLimit],
    'twoFactor.cancelRecovery': [tokenLimit],
  },
  on: [
    on(secondFactorVerified, recordVerification),
    on(passwordChanged, async (ctx, { user, byMail }) => {
      if (user.twoFactorEnabled) await recordPassword(ctx.em, user.id, { byMail });
      await cancelRecoveryOf(ctx, user.id);
    }),
    on(emailChanged, (ctx, { user }) => cancelRecoveryOf(ctx, user.id)),
  ],
  publicConfiguration: (service): TwoFactorConfiguration => {
    const { policy, trustedDeviceExpiresIn } = sessionOptions.of(service).twoFactor;
    const mailed = twoFactorOptions.of(service).mailedCodes.enabled && service.mailer.canSend(twoFactorCodeMail);
    const { waitingTime: recoveryWaitingTime } = twoFactorOptions.of(service).recovery;
    const recovery = isRecoveryOffered(service);
    return { twoFactor: { policy, mailedCodes: mailed, trustedDeviceExpiresIn, recovery, recoveryWaitingTime } };
  },
});
