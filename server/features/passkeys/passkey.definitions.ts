import { z } from 'zod';

import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import { defineFlow } from '#server/features/verification/browser-flow.ts';
import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting, sanitize } from '#server/mail/texts.ts';

import { passkeyOptions } from './passkey.options.ts';
import type { PasskeyMail } from './passkey.types.ts';
import { texts } from './texts.ts';

/** Identifies the browser of a ceremony. */
export const passkeyBrowser = defineBrowserSecret('better-auth-passkey', 'passkey:');

// A challenge is the state of its ceremony, so that a response of the other ceremony finds none.

export const registration = defineFlow(passkeyBrowser, {
  purpose: 'passkey-registration',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
  data: z.null(),
});

export const authentication = defineFlow(passkeyBrowser, {
  purpose: 'passkey-authentication',
  revokedOn: [],
  data: z.null(),
});

/** Each call stores a challenge. */
export const passkeyOptionsLimit: LimitRule = {
  name: 'passkey-options',
  calls: 'starting to sign in with a passkey',
  max: 30,
  window: 60,
};

export const passkeyCloneMail = defineMail<PasskeyMail>({
  name: 'onPasskeyCloneSuspected',
  isNotice: true,
  hook: (service) => passkeyOptions.of(service).onPasskeyCloneSuspected,
  sample: () => ({ user: sampleUser, passkeyName: 'MacBook' }),
  to: ({ user }) => user.email,
  template: ({ user, passkeyName }, { options: { appName }, language }) => {
    const { subject, heading, event, note, named, unnamed } = texts(language).cloneSuspected;
    const passkey = passkeyName === null ? unnamed : named(sanitize(passkeyName));
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, language), event(passkey, appName)],
      note,
    };
  },
});
