import { z } from 'zod';

import type { FindingRule } from '#server/call/findings.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import type { Options } from '#server/options/kit-options.ts';
import { bool } from '#server/options/parse.ts';

import type { DeviceConnectedMail } from './device-grant.types.ts';

const DeviceOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Whether users connect devices without a keyboard, and programs in a terminal, by a code (RFC 8628). Requires `oauthProvider.enabled`.',
      ),
    sessions: z
      .boolean()
      .default(false)
      .describe('Whether devices with an application of the operator can get a session, which can do everything.'),
    expiresIn: z.int().min(60).max(1800).default(600).describe('Seconds for which a code can be typed.'),
    interval: z.int().min(1).max(60).default(5).describe('Seconds that a device waits between two requests.'),
    sendDeviceConnected: mailHook<DeviceConnectedMail>('DeviceConnectedMail').describe(
      'Hook that sends the email about a device that was connected.',
    ),
  })
  .meta({ id: 'DeviceOptions' });

export const deviceOptions = defineOptions('device', DeviceOptions, { DEVICE_ENABLED: ['enabled', bool] });

/** Whether devices can be connected: they get tokens of the OAuth provider. */
export function isDeviceGrantEnabled(options: Options): boolean {
  return deviceOptions.of({ options }).enabled && oauthProviderOptions.of({ options }).enabled;
}

export const deviceFindings: readonly FindingRule[] = [
  {
    name: 'devices without OAuth provider',
    applies: (options) => deviceOptions.of({ options }).enabled && !oauthProviderOptions.of({ options }).enabled,
    message: 'device.enabled has no effect without oauthProvider.enabled',
  },
  {
    name: 'sessions of devices',
    applies: (options) => isDeviceGrantEnabled(options) && deviceOptions.of({ options }).sessions,
    message: 'device.sessions is set: a user who is talked into typing a code gives away the whole account',
  },
];
