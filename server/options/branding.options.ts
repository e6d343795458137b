import { z } from 'zod';

import { AccentColor, BrandingAddress } from '#shared/lib/branding.ts';
import { savable } from './saved-values.ts';

const address = BrandingAddress.meta({ secret: false });

export const BrandingOptions = z
  .strictObject({
    logoUrl: address
      .optional()
      .meta(savable)
      .describe(
        'A square logo beside the name: an https URL or a path of this site. By default the initial of the name.',
      ),
    accentColor: AccentColor.meta({ secret: false })
      .optional()
      .meta(savable)
      .describe('The color of buttons, badges and links, such as `#3b5bdb`; dark enough for white text.'),
    termsUrl: address
      .optional()
      .meta(savable)
      .describe('The terms of service, linked below the sign-in and sign-up forms.'),
    privacyUrl: address
      .optional()
      .meta(savable)
      .describe('The privacy policy, linked below the sign-in and sign-up forms.'),
  })
  .meta({ id: 'BrandingOptions', description: 'How the web app presents the service, beside its name (`appName`).' });
