import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { savable } from '#server/options/saved-values.ts';

import type { WebhookDisabledMail } from './webhook.types.ts';

const MINUTE = 60;
const HOUR = 3600;

const WebhookOptions = z
  .strictObject({
    maximumWebhooks: z
      .int()
      .min(1)
      .default(20)
      .meta(savable)
      .describe('Webhooks of the platform, and of each organization.'),
    timeoutMs: z.int().min(1).max(60_000).default(15_000).describe('Milliseconds after which a delivery fails.'),
    retryDelays: z
      .array(z.number().positive().max(604_800))
      .default([5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR])
      .describe('Seconds before each further attempt of a delivery.'),
    disableAfter: z
      .number()
      .positive()
      .default(86_400)
      .describe('Seconds without a successful delivery after which a webhook is disabled.'),
    secretOverlap: z
      .number()
      .nonnegative()
      .default(86_400)
      .describe('Seconds for which the previous secret signs too after a rotation.'),
    sendWebhookDisabled: mailHook<WebhookDisabledMail>('WebhookDisabledMail').describe(
      'Hook that sends the email about a webhook that was disabled.',
    ),
  })
  .meta({ id: 'WebhookOptions' });

export const webhookOptions = defineOptions('webhooks', WebhookOptions);
