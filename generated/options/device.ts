// Written by `npm run docs` from the schemas of the options.
import type { DeviceConnectedMail } from '#server/features/device-grant/device-grant.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/device-grant/device-grant.types.ts';
export type * from '#server/options/mail.types.ts';

export interface DeviceOptions {
  /** Whether users connect devices without a keyboard, and programs in a terminal, by a code (RFC 8628). Requires `oauthProvider.enabled`. @default false */
  enabled?: boolean;
  /** Whether devices with an application of the operator can get a session, which can do everything. @default false */
  sessions?: boolean;
  /** Seconds for which a code can be typed. @default 600 */
  expiresIn?: number;
  /** Seconds that a device waits between two requests. @default 5 */
  interval?: number;
  /** Hook that sends the email about a device that was connected. */
  sendDeviceConnected?: MailHook<DeviceConnectedMail>;
}
