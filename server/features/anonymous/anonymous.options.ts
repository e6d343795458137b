import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';

import type { GenerateAnonymousName, LinkAccountHook } from './anonymous.types.ts';

const AnonymousOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Lets visitors use the app as a user without credentials, and sign in to an account later.'),
    emailDomainName: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain in lower case')
      .meta({ secret: false })
      .default('anonymous.placeholder.invalid')
      .describe('Domain of the placeholder addresses of anonymous users. `.invalid` gets no emails (RFC 2606).'),
    generateName: functionOption<GenerateAnonymousName>('GenerateAnonymousName')
      .optional()
      .describe('Generates the display name of a new anonymous user, by default `Anonymous`.'),
    onLinkAccount: functionOption<LinkAccountHook>('LinkAccountHook')
      .optional()
      .describe(
        'Runs once an anonymous user has signed in to an account, after the commit and before the answer, to take over data. If it fails, the anonymous user stays.',
      ),
    disableDeleteAnonymousUser: z
      .boolean()
      .default(false)
      .describe('Retains an anonymous user who has signed in to an account, and rejects `delete-anonymous-user`.'),
    deleteAfter: z
      .int()
      .nonnegative()
      .default(2_592_000)
      .describe(
        'Seconds from its creation after which an anonymous user without a session is deleted: it has no credential to sign in with. 0 retains them.',
      ),
  })
  .meta({ id: 'AnonymousOptions' });

export const anonymousOptions = defineOptions('anonymous', AnonymousOptions);
