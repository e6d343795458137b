import { defineToken } from '#server/feature.ts';
import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { lifetime } from '#server/mail/words.ts';

import { magicLinkOptions } from './magic-link.options.ts';
import type { MagicLinkMail } from './magic-link.types.ts';

/** Opening a link is itself a proof of the address, so a proof revokes no other link. */
export const magicLinkToken = defineToken({
  purpose: 'magic-link',
  prefix: 'magic-link:',
  revokedOn: ['emailChanged', 'passwordChanged'],
});

export const magicLinkLimit: LimitRule = {
  name: 'magic-link',
  calls: 'asking for a magic link or opening one',
  max: 5,
  window: 60,
};

export const magicLinkMail = defineMail<MagicLinkMail>({
  name: 'sendMagicLink',
  hook: (service) => magicLinkOptions.of(service).sendMagicLink,
  template: ({ email, url }, service) => ({
    to: email,
    subject: `Sign in to ${service.options.appName}`,
    heading: `Sign in to ${service.options.appName}`,
    paragraphs: [`Open this link to sign in. It works once, for ${lifetime(magicLinkOptions.of(service).expiresIn)}.`],
    action: { label: 'Sign in', url },
    note: 'If you did not ask for it, ignore this mail: nobody can sign in without the link.',
  }),
});
