import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';

import { ssoOptions } from './sso.options.ts';
import type { BreakGlassMail } from './sso.types.ts';
import { texts } from './texts.ts';

/** Each call can send requests to the provider. */
export const discoveryLimit: LimitRule = {
  name: 'sso-discovery',
  calls: 'adding or changing identity providers',
  max: 10,
  window: 60,
};

export const breakGlassMail = defineMail<BreakGlassMail>({
  name: 'sendBreakGlassUsed',
  isNotice: true,
  hook: (service) => ssoOptions.of(service).sendBreakGlassUsed,
  sample: () => ({ user: sampleUser, organizationName: 'Acme', ownerEmail: 'grace@example.com' }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, ownerEmail }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).breakGlass;
    const paragraphs = [greeting(user, language), event(ownerEmail, organizationName, appName), next];
    return { subject: subject(organizationName), heading, paragraphs, note };
  },
});
