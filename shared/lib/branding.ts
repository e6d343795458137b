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

const PRODUCT = 'Gatehouse';

/** Whether a service without a logo has the mark of the product; others have the initial of their name. */
export const hasProductMark = (appName: string): boolean => appName === PRODUCT;

/** The icon of a service without a logo, as SVG: a gatehouse, or the initial of its name, on its accent color. */
export function iconSvg(appName: string, accentColor: string): string {
  const mark = hasProductMark(appName)
    ? '<path d="M7 25V8.5h4V11h3V8.5h4V11h3V8.5h4V25h-5.25v-4.25a3.75 3.75 0 0 0-7.5 0V25z" fill="#fff"/>'
    : `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="600" fill="#fff">${escaped(initialOf(appName))}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accentColor}"/>${mark}</svg>`;
}

/** The first character of a name, in upper case. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
}
