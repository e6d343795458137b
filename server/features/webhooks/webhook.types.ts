import type { User } from '#server/records.ts';

export interface WebhookDisabledMail {
  /** The creator of the webhook. */
  user: User;
  url: string;
}
