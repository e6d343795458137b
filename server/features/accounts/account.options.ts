import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const AccountLinkingOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Off: users sign in only through the accounts they signed up with.'),
    trustedProviders: z
      .array(z.string())
      .default([])
      .describe('Providers that are trusted to have verified the email of their users.'),
    allowDifferentEmails: z
      .boolean()
      .default(false)
      .describe("A signed-in user may link an identity with another email than the user's own."),
    allowUnlinkingAll: z
      .boolean()
      .default(false)
      .describe('The last account may be unlinked too; magic links and password resets still sign in.'),
  })
  .meta({ id: 'AccountLinkingOptions' });

const AccountOptions = z
  .strictObject({ accountLinking: AccountLinkingOptions.prefault({}) })
  .meta({ id: 'AccountOptions' });

export const accountOptions = defineOptions('account', AccountOptions);
