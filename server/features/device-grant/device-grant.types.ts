import type { User } from '#server/options/hooks/records.ts';

export interface DeviceConnectedMail {
  user: User;
  applicationName: string;
  /** Of the request of the device. */
  ipAddress: string;
  userAgent: string;
  /** Where the user disconnects it. */
  url: string;
}
