import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = globSync('client/**/*.{ts,tsx}', { cwd: ROOT });
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

/** What the web app and the published components must show alike, and the one file that decides it. */
const decisions = {
  'the colour of an avatar': { pattern: /\bcharCodeAt\(|\bHUES\b/, file: 'client/components/ui/avatar.tsx' },
  'the marks of providers': { pattern: /from 'simple-icons|IconBrand/, file: 'client/components/ui/provider-mark.tsx' },
  'the names of sign-in methods': {
    pattern: /=== 'phone-number'|providers\.find\(.*\?\.name \?\?/,
    file: 'client/components/text/method-name.ts',
  },
  'the initials of a name': { pattern: /\.initialsOf|function initialsOf/, file: 'client/components/text/initials.ts' },
};

test.each(Object.entries(decisions))('one file decides %s', (_, { pattern, file }) => {
  expect(filesWith(pattern)).toEqual([file]);
});

test('Google and Microsoft have the colours that they ask for', () => {
  const mark = read('client/components/ui/provider-mark.tsx');
  const [google, microsoft] = [/google: \{.*?\n  \}/s, /microsoft: \{.*?\n  \}/s].map((each) => each.exec(mark)![0]);
  const coloursOf = (text: string) => new Set([...text.matchAll(/'(#[0-9a-f]{6})'/g)].map(([, colour]) => colour));
  expect(coloursOf(google!)).toEqual(new Set(['#ea4335', '#4285f4', '#fbbc05', '#34a853']));
  expect(coloursOf(microsoft!)).toEqual(new Set(['#f25022', '#7fba00', '#00a4ef', '#ffb900']));
});
