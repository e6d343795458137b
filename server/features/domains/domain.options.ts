import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';

import type { DomainLostMail, ResolveTxt } from './domain.types.ts';

const names = (description: string) =>
  z.array(z.string().toLowerCase()).default([]).meta({ secret: false }).describe(description);

const DomainOptions = z
  .strictObject({
    maximumDomains: z.int().min(1).max(1000).default(50).describe('Domains of an organization.'),
    resolveTxt: functionOption<ResolveTxt>('ResolveTxt')
      .optional()
      .describe('Looks up TXT records. By default the name servers of `outgoing.nameServers` are asked.'),
    recheckEvery: z
      .number()
      .positive()
      .default(86_400)
      .describe('Seconds after which the record of a proven domain is looked up again.'),
    graceDays: z
      .number()
      .nonnegative()
      .default(3)
      .describe('Days for which the record of a proven domain may be missing before the domain is lost.'),
    publicDomains: z
      .strictObject({
        add: names('Domains that organizations cannot add, with their subdomains.'),
        remove: names('Domains of the built-in list that organizations can add.'),
      })
      .prefault({})
      .describe('Changes to the built-in list of domains of mail providers, which organizations cannot add.'),
    sendDomainLost: mailHook<DomainLostMail>('DomainLostMail').describe(
      'Hook that sends the email about a domain whose record is missing or that was lost.',
    ),
  })
  .meta({ id: 'DomainOptions' });

export const domainOptions = defineOptions('domains', DomainOptions);
