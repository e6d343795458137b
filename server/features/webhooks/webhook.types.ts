import type { User } from '#server/options/hooks/records.ts';

export interface WebhookDisabledMail {
  /** A user who may manage the webhook. */
  user: User;
  url: string;
}
