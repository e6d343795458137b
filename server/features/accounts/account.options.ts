import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
const AccountOptions = z.strictObject({
  accountLinking: z
    .strictObject({
      /** Off: a person signs in only through the accounts they signed up with. */
      enabled: z.boolean().default(true),
      /** Providers whose word on an address is taken as proof of it. */
      trustedProviders: z.array(z.string()).default([]),
      /** A signed-in person may link an identity that has another address than their own. */
      allowDifferentEmails: z.boolean().default(false),
      /** The last account may go too; whoever unlinks it has magic links or a reset to come back by. */
      allowUnlinkingAll: z.boolean().default(false),
    })
    .prefault({}),
});

export const accountOptions = defineOptions('account', AccountOptions);
