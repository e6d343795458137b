/** What the operator tries out; empty texts are not set. */
export interface BrandingValues {
  appName: string;
  accentColor: string;
  logoUrl: string;
  termsUrl: string;
  privacyUrl: string;
}

/** The lines of `gatehouse.config.ts` for a branding. */
export function configLines({ appName, ...branding }: BrandingValues): string {
  const set = Object.entries(branding).filter(([, value]) => value !== '');
  const lines = set.map(([name, value]) => `  ${name}: ${quoted(value)},\n`);
  return `appName: ${quoted(appName)},\n${lines.length > 0 ? `branding: {\n${lines.join('')}},\n` : ''}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
