import { texts } from '#client/app/signed-in-texts.ts';

const browsers: [mark: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [mark: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (table: typeof browsers, userAgent: string) => table.find(([mark]) => mark.test(userAgent))?.[1];

/** `Chrome on macOS`, from the user agent. */
export function deviceOf(userAgent: string): string {
  const browser = named(browsers, userAgent);
  const system = named(systems, userAgent);
  if (browser && system) return texts.device.browserOn(browser, system);
  return browser ?? system ?? (userAgent.split('/')[0] || texts.device.unknown);
}
