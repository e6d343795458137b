import { inTransaction } from '#server/db/request-transaction.ts';
import { defineFeature } from '#server/call/feature.ts';
import type { DeviceGrantPageConfiguration } from '#shared/device-grant/configuration.ts';
import { deviceGrantErrors } from '#shared/device-grant/errors.ts';
import { deviceGrantEvents } from '#shared/device-grant/events.ts';

import { deleteEndedCodes } from './codes/queries.ts';
import { DeviceCodeSchema } from './device-code.entity.ts';
import { deviceConnectedMail } from './device-grant.definitions.ts';
import { deviceFindings, deviceOptions, isDeviceGrantEnabled } from './device-grant.options.ts';
import { deviceLimits, deviceProtocol } from './device-grant.protocol.ts';
import { deviceGrantRouter } from './device-grant.router.ts';
import { deviceGrantExtension } from './library/extension.ts';

export const deviceGrant = defineFeature({
  name: 'deviceGrant',
  errors: deviceGrantErrors,
  audit: deviceGrantEvents,
  notices: {
    'device.approved': { mail: deviceConnectedMail },
    'device.denied': { none: 'The user did it, and nothing was connected.' },
  },
  entities: [DeviceCodeSchema],
  options: [deviceOptions],
  findings: deviceFindings,
  services: [deviceGrantExtension],
  mails: [deviceConnectedMail],
  credentials: [
    {
      name: 'device-code',
      entities: [DeviceCodeSchema],
      // What was approved ends with its grant, and a claim with its session.
      purgeUnproven: async () => {},
    },
  ],
  router: deviceGrantRouter,
  protocols: [deviceProtocol],
  rateLimits: deviceLimits,
  publicConfiguration: (service): DeviceGrantPageConfiguration => ({
    deviceGrant: isDeviceGrantEnabled(service.options),
  }),
  jobs: [
    {
      name: 'ended device codes',
      every: ({ options }) => options.advanced.sweepInterval,
      run: async ({ orm, log }) => {
        const rows = await inTransaction(orm.em.fork(), deleteEndedCodes);
        if (rows > 0) log.info({ table: 'device_code', rows }, 'deleted ended rows');
      },
    },
  ],
  tag: { title: 'Devices', description: 'Devices that users connect by a code (RFC 8628).' },
});
