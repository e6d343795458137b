import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const AccountLinkingOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe(
        'Links accounts of other providers to a user. If off, users sign in only with the accounts they signed up with.',
      ),
    trustedProviders: z
      .array(z.string())
      .meta({ secret: false })
      .default([])
      .describe('Ids of providers that are trusted to verify the email addresses of their users.'),
    allowDifferentEmails: z
      .boolean()
      .default(false)
      .describe('Lets a signed-in user link an account with another email address.'),
    allowUnlinkingAll: z
      .boolean()
      .default(false)
      .describe('Lets users unlink their last account. They can still sign in by magic link or password reset.'),
  })
  .meta({ id: 'AccountLinkingOptions' });

const AccountOptions = z
  .strictObject({ accountLinking: AccountLinkingOptions.prefault({}) })
  .meta({ id: 'AccountOptions' });

export const accountOptions = defineOptions('account', AccountOptions);
