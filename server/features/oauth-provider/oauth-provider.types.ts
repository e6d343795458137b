import type { User } from '#server/options/hooks/records.ts';

export interface AppConnectedMail {
  user: User;
  /** The name of the application. */
  applicationName: string;
  /** The page on which the user disconnects it. */
  url: string;
}

export type GrantReusedMail = AppConnectedMail;

export interface ClientSecretExpiresMail {
  /** Who manages the application. */
  user: User;
  applicationName: string;
  /** The beginning of the secret that replaced it. */
  secretStart: string;
  /** Until the secret ends. */
  days: number;
}
