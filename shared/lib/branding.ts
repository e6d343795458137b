import { z } from 'zod';

import { contrastWithWhite } from './colors.ts';

/** WCAG 2.2 level AA, for white text on the accent color. */
export const MIN_CONTRAST = 4.5;

/** Of the logo and the links. */
export const BrandingAddress = z
  .string()
  .max(2048)
  .regex(/^(https:\/\/|\/(?!\/))\S+$/, 'an https address, or a path of this site');

export const AccentColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour such as #3b5bdb')
  .refine(
    (color) => contrastWithWhite(color) >= MIN_CONTRAST,
    `a colour dark enough for white text on it (a contrast of ${MIN_CONTRAST})`,
  );

export const AppName = z.string().min(1).max(80);
