import { z } from 'zod';

import { defineToken } from '#server/call/token-purposes.ts';
import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleLink, sampleUser } from '#server/mail/samples.ts';
import { linkExpiry, texts as mailTexts } from '#server/mail/texts.ts';

import { magicLinkOptions } from './magic-link.options.ts';
import type { MagicLinkMail } from './magic-link.types.ts';
import { texts } from './texts.ts';

/** A magic link verifies the address itself, so a verification revokes no other magic link. */
export const magicLinkToken = defineToken({
  purpose: 'magic-link',
  revokedOn: ['emailChanged', 'passwordChanged'],
  /** `browser` is the SHA-256 of the secret of the browser that requested it. */
  data: z.object({ email: z.string(), name: z.string(), browser: z.string() }),
});

export const magicLinkLimit: LimitRule = {
  name: 'magic-link',
  calls: 'requesting a magic link or opening one',
  max: 5,
  window: 60,
};

export const magicLinkMail = defineMail<MagicLinkMail>({
  name: 'sendMagicLink',
  hook: (service) => magicLinkOptions.of(service).sendMagicLink,
  sample: (service) => ({ email: sampleUser.email, ...sampleLink(service) }),
  to: ({ email }) => email,
  template: ({ url }, service) => {
    const { heading, instruction, action } = texts(service.language);
    const title = heading(service.options.appName);
    return {
      subject: title,
      heading: title,
      paragraphs: [instruction, linkExpiry(magicLinkOptions.of(service).expiresIn, service.language)],
      action: { label: action, url },
      note: mailTexts(service.language).ignore,
    };
  },
});
