import { z } from 'zod';

import { contrastWithWhite } from '#shared/colors.ts';

/** WCAG 2.2 level AA, for white text on the accent color. */
const MIN_CONTRAST = 4.5;

const WebAddress = z
  .string()
  .max(2048)
  .regex(/^(https:\/\/|\/(?!\/))\S+$/, 'an https address, or a path of this site');

export const BrandingOptions = z
  .strictObject({
    logoUrl: WebAddress.optional().describe(
      'A square logo beside the name: an https URL or a path of this site. By default the initial of the name.',
    ),
    accentColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'a colour such as #3b5bdb')
      .refine(
        (color) => contrastWithWhite(color) >= MIN_CONTRAST,
        `a colour dark enough for white text on it (a contrast of ${MIN_CONTRAST})`,
      )
      .optional()
      .describe('The color of buttons, badges and links, such as `#3b5bdb`; dark enough for white text.'),
    termsUrl: WebAddress.optional().describe('The terms of service, linked below the sign-in and sign-up forms.'),
    privacyUrl: WebAddress.optional().describe('The privacy policy, linked below the sign-in and sign-up forms.'),
  })
  .meta({ id: 'BrandingOptions', description: 'How the web app presents the service, beside its name (`appName`).' });
