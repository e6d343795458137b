import { pageLocale } from '#client/components/texts/localized.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { AccentColor, AppName, BrandingAddress, MIN_CONTRAST } from '#shared/lib/branding.ts';
import { contrastWithWhite } from '#shared/lib/colors.ts';
import { ACCENT } from '#shared/lib/palette.ts';

import type { Appearance, BrandingValues } from './config-lines.ts';
import { texts } from './texts.ts';

/** The values of the running service. */
export const configured: Readonly<Record<keyof BrandingValues, string>> = {
  appName: publicConfiguration.name,
  accentColor: publicConfiguration.branding.accentColor ?? ACCENT,
  logoUrl: publicConfiguration.branding.logoUrl ?? '',
  termsUrl: publicConfiguration.branding.termsUrl ?? '',
  privacyUrl: publicConfiguration.branding.privacyUrl ?? '',
};

/** Of the components without a style of the app. */
export const initialAppearance: Appearance = { radius: 10, font: '' };

export const addresses = ['logoUrl', 'termsUrl', 'privacyUrl'] as const;

/** Below a field whose value differs; undefined if it does not. */
export function runningValue(values: BrandingValues, name: keyof BrandingValues): string | undefined {
  const { bar } = texts;
  return values[name] === configured[name] ? undefined : bar.running(configured[name] || bar.none);
}

export type Errors = Partial<Record<keyof BrandingValues, string>>;

/** The checks with which the service starts. */
export function errorsOf(values: BrandingValues): Errors {
  const { errors } = texts;
  const all: Errors = {};
  if (!AppName.safeParse(values.appName).success) all.appName = errors.appName;
  if (values.accentColor !== '') {
    const issue = AccentColor.safeParse(values.accentColor).error?.issues[0];
    if (issue) {
      all.accentColor =
        issue.code === 'custom' ? contrastText(errors.contrast, values.accentColor) : errors.accentColor;
    }
  }
  for (const name of addresses) {
    if (values[name] !== '' && !BrandingAddress.safeParse(values[name]).success) all[name] = errors.address;
  }
  return all;
}

export function contrastText(text: (contrast: string, least: string) => string, color: string): string {
  const format = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 2, roundingMode: 'floor' });
  return text(format.format(contrastWithWhite(color)), format.format(MIN_CONTRAST));
}
