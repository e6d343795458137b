import { defineProtocol } from '#server/call/protocol.ts';
import { presentFailure } from '#server/features/oauth-provider/protocol/failure.ts';
import type { CallLimits } from '#server/http/limits.ts';

import { isDeviceGrantEnabled } from './device-grant.options.ts';
import { requestCode, requestSession } from './protocol-endpoints.ts';

const MAX_BODY_BYTES = 32 * 1024;

export const deviceProtocol = defineProtocol({
  prefix: '/device',
  tag: {
    title: 'Devices',
    description:
      'Devices without a browser get tokens of a user, as [RFC 8628](https://www.rfc-editor.org/rfc/rfc8628) describes.',
  },
  enabled: isDeviceGrantEnabled,
  mediaTypes: ['application/json', 'application/x-www-form-urlencoded'],
  bodyLimit: MAX_BODY_BYTES,
  // The library authenticates applications.
  authenticate: async () => null,
  present: presentFailure,
  routes: [
    { name: 'device.code', method: 'POST', path: '/code', cors: 'client', handle: requestCode },
    { name: 'device.token', method: 'POST', path: '/token', cors: 'client', handle: requestSession },
  ],
});

export const deviceLimits: Readonly<Record<string, CallLimits>> = {
  'device.code': [{ name: 'device-code', calls: 'requests of devices for a code', max: 20, window: 60 }],
  'device.token': [{ name: 'device-token', calls: 'requests of devices for a session', max: 120, window: 60 }],
};
