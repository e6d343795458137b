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

/** The names of the browser and the operating system, as far as they are well known. */
export function parseUserAgent(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: named(browsers, userAgent), system: named(systems, userAgent) };
}
