import { quoted } from '#client/features/admin/settings/option-lines.ts';

/** What the operator tries out; empty texts are not set. */
export interface BrandingValues {
  appName: string;
  accentColor: string;
  logoUrl: string;
  termsUrl: string;
  privacyUrl: string;
}

/** What only the components in an app have. */
export interface Appearance {
  /** In pixels. */
  radius: number;
  /** Of CSS; empty for that of the system. */
  font: string;
}

/** The options of the values. */
export const brandingPaths = {
  appName: 'appName',
  accentColor: 'branding.accentColor',
  logoUrl: 'branding.logoUrl',
  termsUrl: 'branding.termsUrl',
  privacyUrl: 'branding.privacyUrl',
} as const satisfies Record<keyof BrandingValues, string>;

export const brandingNames = Object.keys(brandingPaths) as (keyof BrandingValues)[];

/** What to save of changed values, by the path of the option: null for an empty text and for the default. */
export function savedBranding(changes: Partial<BrandingValues>, defaults: Partial<BrandingValues>) {
  const changed = brandingNames.filter((name) => changes[name] !== undefined);
  return Object.fromEntries(
    changed.map((name) => {
      const value = changes[name]!;
      return [brandingPaths[name], value === '' || value === defaults[name] ? null : value];
    }),
  );
}

/** The lines of `gatehouse.config.ts` for a branding. */
export function configLines({ appName, ...branding }: BrandingValues): string {
  const set = Object.entries(branding).filter(([, value]) => value !== '');
  const lines = set.map(([name, value]) => `  ${name}: ${quoted(value)},\n`);
  return `appName: ${quoted(appName)},\n${lines.length > 0 ? `branding: {\n${lines.join('')}},\n` : ''}`;
}

/** The variables of the components, with their values. */
export function cssVariables({ accentColor }: BrandingValues, { radius, font }: Appearance): [string, string][] {
  return [
    ...(accentColor === '' ? [] : [['--gatehouse-accent', accentColor] as [string, string]]),
    ['--gatehouse-radius', `${radius}px`],
    ...(font === '' ? [] : [['--gatehouse-font', font] as [string, string]]),
  ];
}

/** A rule with the variables. */
export function cssLines(values: BrandingValues, appearance: Appearance): string {
  const lines = cssVariables(values, appearance).map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
}
