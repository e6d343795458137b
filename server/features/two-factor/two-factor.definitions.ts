import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { codeExpiry, greeting } from '#server/mail/texts.ts';

import { texts } from './texts.ts';
import { twoFactorOptions } from './two-factor.options.ts';
import type { TwoFactorChangedMail, TwoFactorCodeMail } from './two-factor.types.ts';

export const twoFactorLimit: LimitRule = {
  name: 'two-factor',
  calls: 'setting up second factors, and verifying or asking for a code',
  max: 3,
  window: 10,
};

export const twoFactorCodeMail = defineMail<TwoFactorCodeMail>({
  name: 'sendTwoFactorCode',
  hook: (service) => twoFactorOptions.of(service).sendTwoFactorCode,
  sample: () => ({ user: sampleUser, code: '314159' }),
  to: ({ user }) => user.email,
  template: ({ user, code }, service) => {
    const { subject, heading, instruction, note } = texts(service.language).code;
    const { expiresIn } = twoFactorOptions.of(service).mailedCodes;
    return {
      subject: subject(service.options.appName),
      heading,
      paragraphs: [greeting(user, service.language), instruction, codeExpiry(expiresIn, service.language)],
      code,
      note,
    };
  },
});

export const twoFactorChangedMail = defineMail<TwoFactorChangedMail>({
  name: 'onTwoFactorChanged',
  isNotice: true,
  hook: (service) => twoFactorOptions.of(service).onTwoFactorChanged,
  sample: () => ({ user: sampleUser, change: 'enabled' }),
  to: ({ user }) => user.email,
  template: ({ user, change }, { options: { appName }, language }) => {
    const { subject, heading, event, signedOut, note } = texts(language).changed;
    const endsSessions = change !== 'backup-code-used' && change !== 'locked';
    return {
      subject: subject(appName),
      heading: heading[change],
      paragraphs: [greeting(user, language), event[change](appName), ...(endsSessions ? [signedOut] : [])],
      note,
    };
  },
});
