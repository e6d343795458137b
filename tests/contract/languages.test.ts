import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { loadTranslations } from '#client/languages.ts';
import { mailTranslations } from '#server/app/mail-translations.ts';
import { mailAreas, screenAreas, type Area } from '#server/cli/generate/text-tables.ts';
import { languages } from '#shared/lib/language/languages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The texts of the web app and the components. */
const areas = screenAreas();
/** Of the mails. */
const mails = mailAreas();

/** Stand for any values in a text; digits survive the formats of languages. */
const VALUES = ['7001', '7002', '7003', '7004'];

/** The arguments of the functions among the texts: strings, lists, or the details of an invitation. */
const ARGUMENTS: unknown[][] = [
  VALUES,
  VALUES.map((value) => [value]),
  [{ inviter: '7001', organization: '7002', app: '7003', roles: ['7004'] }],
];

/** Counts of every plural category of the languages. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000].map((count) => [count, ...Array<string>(3).fill(String(count))]);

type TextFunction = (...values: unknown[]) => unknown;

/** Null if the function takes other values. */
function call(text: TextFunction, values: unknown[]): unknown {
  try {
    const result = text(...values);
    return typeof result === 'string' && /undefined|NaN|object Object/.test(result) ? null : result;
  } catch {
    return null;
  }
}

/** The values and the placeholders in a text. */
function variablesOf(text: string): string {
  const digits = text.replaceAll(/[.,\s\u202f]/g, '');
  const values = VALUES.filter((value) => digits.includes(value));
  return [...values, ...(text.match(/\{\w+\}/g) ?? []).toSorted()].join(' ');
}

/** How a translation differs from the English texts, in a line for each text. */
function differences(path: string, english: unknown, translated: unknown): string[] {
  if (typeof english === 'string') {
    if (typeof translated !== 'string' || translated.trim() === '') return [`${path} is missing`];
    const [expected, actual] = [variablesOf(english), variablesOf(translated)];
    return expected === actual ? [] : [`${path} has the variables "${actual}", not "${expected}"`];
  }
  if (typeof english === 'function') {
    if (typeof translated !== 'function') return [`${path} is missing`];
    return differencesOfCalls(path, english as TextFunction, translated as TextFunction);
  }
  const [source, target] = [english as object, (translated ?? {}) as object];
  const unknown = Object.keys(target).filter((key) => !(key in source));
  return [
    ...unknown.map((key) => `${path}.${key} has no English text`),
    ...Object.entries(source).flatMap(([key, text]) =>
      differences(`${path}.${key}`, text, (target as Record<string, unknown>)[key]),
    ),
  ];
}

function differencesOfCalls(path: string, english: TextFunction, translated: TextFunction): string[] {
  const values = ARGUMENTS.find((each) => call(english, each) !== null);
  if (!values) return [`${path} cannot be called`];
  const withoutText = COUNTS.filter((count) => call(english, count) !== null && !call(translated, count));
  return [
    ...differences(path, call(english, values), call(translated, values)),
    ...withoutText.map(([count]) => `${path} has no text for ${String(count)}`),
  ];
}

async function english({ file, name }: Area): Promise<unknown> {
  const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>;
  return module[name];
}

test('all texts of the web app, the components and the mails can be translated', () => {
  // The development mailbox is English.
  const files = globSync(['client/**/*texts.ts', 'server/{mail,features}/**/texts.ts', 'languages/en/*.ts'], {
    cwd: ROOT,
  });
  const constants = files
    .filter((file) => !/(component|translated|audit-sentence)-texts/.test(file))
    .flatMap((file) => {
      const names = readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (?!mailboxTexts)(\w+)/gm);
      return [...names].map(([, name]) => `${file} ${name}`);
    });
  const found = [...areas, ...mails].map(({ file, name }) => `${file} ${name}`);
  expect(constants.filter((constant) => !found.includes(constant))).toEqual([]);
  expect(areas.length).toBeGreaterThan(40);
  expect(mails.length).toBeGreaterThan(10);
  for (const each of [areas, mails]) expect(new Set(each.map(({ area }) => area)).size).toBe(each.length);
});

test.each(Object.entries(loadTranslations))('%s has all texts with their variables', async (_language, load) => {
  const { translations } = await load();
  expect(Object.keys(translations).toSorted()).toEqual(areas.map(({ area }) => area).toSorted());
  const found = await Promise.all(
    areas.map(async (area) =>
      differences(area.area, await english(area), translations[area.area as keyof typeof translations]),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test.each(Object.entries(mailTranslations))('%s has all texts of the mails', async (_language, translations) => {
  expect(Object.keys(translations).toSorted()).toEqual(mails.map(({ area }) => area).toSorted());
  const found = await Promise.all(
    mails.map(async (area) => {
      const texts = (await english(area)) as () => unknown;
      return differences(area.area, texts(), translations[area.area]);
    }),
  );
  expect(found.flat()).toEqual([]);
});

/** Every text with its path, of functions with their values. */
function textsOf(path: string, texts: unknown): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') {
    const answers = [...ARGUMENTS, ...COUNTS].map((values) => call(texts as TextFunction, values));
    return answers.flatMap((answer) => (typeof answer === 'string' ? [[path, answer] as [string, string]] : []));
  }
  return Object.entries(texts ?? {}).flatMap(([key, text]) => textsOf(`${path}.${key}`, text));
}

test('apostrophes are typographic in every language', async () => {
  const own = await Promise.all(
    [...areas, ...mails].map(async (area) => {
      const texts = await english(area);
      return textsOf(`en.${area.area}`, mails.includes(area) ? (texts as () => unknown)() : texts);
    }),
  );
  const screens = await Promise.all(
    Object.entries(loadTranslations).map(async ([language, load]) => textsOf(language, (await load()).translations)),
  );
  const sent = Object.entries(mailTranslations).map(([language, texts]) => textsOf(language, texts));
  const all = [...own, ...screens, ...sent].flat();
  expect(all.length).toBeGreaterThan(10_000);
  expect(all.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

test('a missing text, an added one and other variables are found', () => {
  const texts = { title: 'Title', greet: (name: string) => `Hello ${name}`, event: '{actor} left' };
  expect(differences('x', texts, texts)).toEqual([]);
  expect(differences('x', texts, { ...texts, title: ' ' })).toEqual(['x.title is missing']);
  expect(differences('x', texts, { ...texts, greet: undefined })).toEqual(['x.greet is missing']);
  expect(differences('x', texts, { ...texts, greet: () => 'Hello' })).toEqual([
    'x.greet has the variables "", not "7001"',
  ]);
  expect(differences('x', texts, { ...texts, event: '{target} left' })).toEqual([
    'x.event has the variables "{target}", not "{actor}"',
  ]);
  expect(differences('x', texts, { ...texts, more: 'More' })).toEqual(['x.more has no English text']);
});

test('every language but English has a translation', () => {
  for (const translations of [loadTranslations, mailTranslations]) {
    expect(['en', ...Object.keys(translations)]).toEqual(Object.keys(languages));
  }
});
