import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import type { AttentionText, AttentionTexts } from '#client/console/feature.ts';
import { delayedMails, undeliveredMails } from '#client/features/admin/overview/attention.ts';
import { loadTranslations } from '#client/languages.ts';
import { parseOptions, settingsOf, variables } from '#server/app/configuration.ts';
import { features } from '#server/app/features.ts';
import type { Feature } from '#server/call/feature.ts';
import { kitFindings } from '#server/call/findings.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAX_TITLE = 60;
/** A line on a desk, two on a phone. */
const MAX_ABOUT = 120;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What the server can find, by name. */
const found = [
  ...kitFindings.map(({ name }) => name),
  ...features.flatMap(({ findings = [] }: Feature) => findings.map(({ name }) => name)),
  ...features.flatMap(({ attention = [] }: Feature) => attention.flatMap(({ names }) => names)),
];

const files = globSync('client/features/**/attention.ts', { cwd: ROOT });
const modules = await Promise.all(
  files.map(async (file) => {
    const { attention } = (await import(pathToFileURL(join(ROOT, file)).href)) as { attention: AttentionTexts };
    return { file, attention };
  }),
);
const texts = modules.flatMap(({ attention }) => Object.entries(attention));

test('each finding of the service has one text in the web app, and each text is of a finding', () => {
  expect(found.length).toBeGreaterThan(35);
  expect(new Set(found).size).toBe(found.length);
  expect(texts.map(([name]) => name).toSorted()).toEqual(found.toSorted());
});

test('the texts are loaded with the features that declare them', () => {
  for (const { file } of modules) {
    const [, feature, path] = /^client\/features\/([\w-]+)\/(.+)$/.exec(file)!;
    expect(read(`client/features/${feature}/feature.ts`)).toContain(`attention: () => import('./${path}')`);
  }
});

const COUNTS = [1, 2, 1234];
const versionsOf = (text: AttentionText['title']) => (typeof text === 'string' ? [text] : COUNTS.map(text));

const screens = globSync('client/features/*/feature.ts', { cwd: ROOT }).flatMap((file) =>
  [...read(file).matchAll(/'(\/[^']*)': /g)].map(([, address]) => address),
);
const settings = settingsOf(parseOptions({}), { written: {}, variables: new Map() });
const options = [...Object.keys(variables), ...settings.flatMap((subject) => subject.settings.map(({ path }) => path))];

test.each([...texts, ['delayed mails', delayedMails] as const, ['undelivered mails', undeliveredMails] as const])(
  '%s: a short title, what follows from it, and a button that leads to the remedy',
  (_name, { title, about, action, option }) => {
    for (const version of versionsOf(title)) {
      expect(version.length).toBeLessThanOrEqual(MAX_TITLE);
      expect(version).toMatch(/^[A-Z\d].*[^.:]$/);
    }
    expect(about).toMatch(/^[A-Z].*\.$/);
    expect(about!.length).toBeLessThanOrEqual(MAX_ABOUT);
    for (const version of versionsOf(action.label)) expect(version).toMatch(/^[A-Z][\w ]{3,24}$/);
    expect(Object.keys(action.needs)).not.toEqual([]);
    expect(screens).toContain(new URL(action.to, 'https://example.com').pathname);
    // The name of the option is what the button searches for.
    if (option !== undefined)
      expect(options.some((each) => each === option || each.startsWith(`${option}.`))).toBe(true);
  },
);

/** The titles in a translation: of texts in the form `{ title, about }`, and those that count. */
function titlesIn(translated: unknown): string[] {
  if (typeof translated === 'function')
    return COUNTS.map((count) => String((translated as (n: number) => string)(count)));
  if (typeof translated !== 'object' || translated === null) return [];
  return Object.entries(translated).flatMap(([key, value]) => {
    if (key === 'title' && typeof value === 'string') return [value];
    return titlesIn(value);
  });
}

test.each(Object.entries(loadTranslations))('%s: the titles are short too', async (_language, load) => {
  const { translations } = await load();
  const areas = Object.entries(translations).filter(([area]) => area.endsWith('Attention'));
  const titles = titlesIn(Object.fromEntries(areas));
  expect(titles.length).toBeGreaterThanOrEqual(found.length);
  expect(titles.filter((title) => title.length > MAX_TITLE)).toEqual([]);
});
