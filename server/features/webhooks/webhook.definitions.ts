import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';

import { texts } from './texts.ts';
import { webhookOptions } from './webhook.options.ts';
import type { WebhookDisabledMail } from './webhook.types.ts';

export const managePermissions = {
  platform: { webhook: ['manage'] },
  organization: { organization: ['update'] },
} as const;

export const webhookDisabledMail = defineMail<WebhookDisabledMail>({
  name: 'sendWebhookDisabled',
  hook: (service) => webhookOptions.of(service).sendWebhookDisabled,
  sample: () => ({ user: sampleUser, url: 'https://api.example.com/webhooks' }),
  to: ({ user }) => user.email,
  template: ({ user, url }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).disabled;
    const paragraphs = [greeting(user, language), event(new URL(url).host, appName), next];
    return { subject: subject(appName), heading, paragraphs, note };
  },
});

/** Each call sends a request to another server. */
export const webhookSendLimit: LimitRule = {
  name: 'webhook-send',
  calls: 'testing a webhook, and delivering events again',
  max: 30,
  window: 60,
};
