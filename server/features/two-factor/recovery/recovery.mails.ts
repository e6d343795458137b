import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { SAMPLE_TIME, sampleLink, sampleUser } from '#server/mail/samples.ts';
import { codeExpiry, formatTime, greeting } from '#server/mail/texts.ts';

import { texts } from '#server/features/two-factor/texts.ts';
import { twoFactorOptions } from '#server/features/two-factor/two-factor.options.ts';
import type {
  TwoFactorRecoveryCodeMail,
  TwoFactorRecoveryRequestedMail,
} from '#server/features/two-factor/two-factor.types.ts';

export const recoveryRequestedMail = defineMail<TwoFactorRecoveryRequestedMail>({
  name: 'onTwoFactorRecoveryRequested',
  hook: (service) => twoFactorOptions.of(service).onTwoFactorRecoveryRequested,
  sample: (service) => ({ user: sampleUser, possibleAt: SAMPLE_TIME, ...sampleLink(service) }),
  to: ({ user }) => user.email,
  template: ({ user, possibleAt, url }, { options: { appName }, language }) => {
    const { subject, heading, event, possible, cancel, action, note } = texts(language).recoveryRequested;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, language), event(appName), possible(formatTime(possibleAt, language)), cancel],
      action: { label: action, url },
      note,
    };
  },
});

export const recoveryCodeMail = defineMail<TwoFactorRecoveryCodeMail>({
  name: 'sendTwoFactorRecoveryCode',
  hook: (service) => twoFactorOptions.of(service).sendTwoFactorRecoveryCode,
  sample: () => ({ user: sampleUser, code: '31415926' }),
  to: ({ user }) => user.email,
  template: ({ user, code }, service) => {
    const { subject, heading, instruction, note } = texts(service.language).recoveryCode;
    const { appName } = service.options;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [
        greeting(user, service.language),
        instruction(appName),
        codeExpiry(sessionOptions.of(service).twoFactor.challengeExpiresIn, service.language),
      ],
      code,
      note,
    };
  },
});
