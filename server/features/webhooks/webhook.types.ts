import type { User } from '#server/options/hooks/records.ts';

/** An attempt of a delivery, as it is stored. */
export interface StoredAttempt {
  startedAt: string;
  /** Milliseconds. */
  duration: number;
  responseStatus: number | null;
  /** Null if the receiver answered with a 2xx status. A text of ours, without addresses. */
  error: string | null;
  /** The header `webhook-signature`, which the receiver got; older attempts have none. */
  signature?: string | null;
  /** Of the response. */
  contentType: string | null;
  /** The beginning of the response; null from a private host. */
  body: string | null;
}

export interface WebhookDisabledMail {
  /** A user who may manage the webhook. */
  user: User;
  url: string;
}
