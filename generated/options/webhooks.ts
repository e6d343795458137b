// Written by `npm run docs` from the schemas of the options.
import type { WebhookDisabledMail } from '#server/features/webhooks/webhook.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/webhooks/webhook.types.ts';
export type * from '#server/options/mail.types.ts';

export interface WebhookOptions {
  /** Webhooks of the platform, and of each organization. @default 20 */
  maximumWebhooks?: number;
  /** Milliseconds after which a delivery fails. @default 15000 */
  timeoutMs?: number;
  /** Seconds before each further attempt of a delivery. @default [5,300,1800,7200,18000,36000,50400,72000] */
  retryDelays?: number[];
  /** Seconds without a successful delivery after which a webhook is disabled. @default 86400 */
  disableAfter?: number;
  /** Seconds for which the previous secret signs too after a rotation. @default 86400 */
  secretOverlap?: number;
  /** Hook that sends the email about a webhook that was disabled. */
  sendWebhookDisabled?: MailHook<WebhookDisabledMail>;
}
