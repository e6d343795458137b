import { z } from 'zod';

export const ExpoOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Serves apps that use `expoClient`: redirects to a scheme of `trustedOrigins`, such as `myapp://`, carry the session to the app. Every app on a device can claim a scheme.',
      ),
  })
  .meta({ id: 'ExpoOptions' });
