import { defineService } from '#server/call/feature.ts';
import { devicesOfGrants } from '#server/features/device-grant/codes/queries.ts';
import { deviceOptions, isDeviceGrantEnabled } from '#server/features/device-grant/device-grant.options.ts';
import { libraryExtensions, type LibraryExtension } from '#server/features/oauth-provider/library-extensions.ts';
import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';

import { deviceCodeAdapter } from './device-code-adapter.ts';

export const CODE_PATH = '/device/code';

const extension: LibraryExtension = {
  grantType: DEVICE_CODE,
  enabled: isDeviceGrantEnabled,
  configuration: (options) => ({
    features: { deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' } },
    // The service has its own page for users.
    routes: { device_authorization: CODE_PATH, code_verification: '/device' },
    ttl: { DeviceCode: deviceOptions.of({ options }).expiresIn },
  }),
  adapters: { DeviceCode: deviceCodeAdapter },
  devicesOf: devicesOfGrants,
};

/** Lets the library of the OAuth provider know the grant of devices. */
export const deviceGrantExtension = defineService('deviceGrantExtension', (service) => {
  libraryExtensions.of(service).add(extension);
  return extension;
});
