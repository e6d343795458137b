import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';

import type { AddedByDirectoryMail, DirectoryTokenExpiringMail } from './scim.types.ts';

const ScimOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Whether organizations can connect a directory.'),
    tokenExpiresIn: z
      .int()
      .min(3600)
      .default(31_536_000)
      .describe('Seconds after which a token of a directory expires, unless its creator chooses.'),
    requests: z
      .strictObject({
        max: z.int().min(1).default(3000).describe('Requests of a directory in a window.'),
        window: z.int().min(1).default(10).describe('Seconds.'),
      })
      .prefault({})
      .meta({ id: 'ScimRequestOptions' }),
    sendAddedByDirectory: mailHook<AddedByDirectoryMail>('AddedByDirectoryMail').describe(
      'Hook that sends the email to a user whose existing account a directory adds to its organization.',
    ),
    sendDirectoryTokenExpiring: mailHook<DirectoryTokenExpiringMail>('DirectoryTokenExpiringMail').describe(
      'Hook that sends the email about a token of a directory that expires soon.',
    ),
  })
  .meta({ id: 'ScimOptions' });

export const scimOptions = defineOptions('scim', ScimOptions);
