import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root } from './shared-features.ts';

/** English texts, which the translations have under the name of their area. */
export interface Area {
  area: string;
  /** The exported constant. */
  name: string;
  file: string;
}

export const NOTE = '// Written by `npm run docs` from the modules of texts and from `languages/`.';

/** The areas that modules declare by a call, such as `localized('area', { … })`. */
function areasOf(files: string[], declare: 'localized' | 'mailTexts'): Area[] {
  const declaration = new RegExp(`^export const (\\w+)(?:: [^=]+)? = ${declare}\\(\\s*'(\\w+)'`, 'gm');
  return find(files).flatMap((file) =>
    [...read(file).matchAll(declaration)].map(([, name, area]) => ({ area: area!, name: name!, file })),
  );
}

/** The areas of the web app and the components. */
export const screenAreas = (): Area[] => areasOf(['client/**/*texts.ts', 'languages/en/*.ts'], 'localized');

export const mailAreas = (): Area[] => areasOf(['server/{mail,features}/**/texts.ts'], 'mailTexts');

/** Whether the published components have it. */
const isOfComponents = ({ file, area }: Area) => file.startsWith('client/components/') || isOfScopes({ area });

const isOfScopes = ({ area }: Pick<Area, 'area'>) => area.endsWith('ScopeTexts');

/** The generated files of `generated/texts` and `generated/languages`, by path. */
export function textTables(): Map<string, string> {
  const [components, screens] = [screenAreas().filter(isOfComponents), screenAreas()];
  const others = screens.filter((area) => !isOfComponents(area));
  const codes = globSync('languages/*', { cwd: root }).map((folder) => basename(folder));
  return new Map([
    ['generated/texts/components.ts', englishComponents(components)],
    ['generated/texts/screens.ts', translations(others)],
    ['generated/texts/mails.ts', mailTranslations(mailAreas())],
    ['generated/texts/audit.ts', fold(others, { eventTexts: /EventTexts$/, sentences: /Sentences$/ })],
    ['generated/texts/scopes.ts', fold(screens.filter(isOfScopes), { scopeTexts: /ScopeTexts$/ })],
    ...codes
      .filter((code) => code !== 'en')
      .toSorted()
      .flatMap((code) => languageFiles(code, components)),
  ]);
}

function englishComponents(areas: Area[]): string {
  return `${NOTE}
${typesOf(areas)}
/** The English texts of the components, by area. */
export interface ComponentEnglish {
${areas.map(({ area }) => `  ${area}: typeof ${area};\n`).join('')}}
`;
}

function translations(areas: Area[]): string {
  return `${NOTE}
import type { Translation } from '#shared/lib/language/translation.ts';

import type { ComponentEnglish } from './components.ts';
${typesOf(areas)}
/** The English texts, by area. */
interface English extends ComponentEnglish {
${areas.map(({ area }) => `  ${area}: typeof ${area};\n`).join('')}}

/** All texts of the web app and the components in another language. */
export type Translations = Translation<English>;
`;
}

function mailTranslations(areas: Area[]): string {
  return `${NOTE}
${typesOf(areas)}
/** The texts of mails in a language, by area. */
export interface MailTranslations {
${areas.map(({ area }) => `  ${area}: ReturnType<typeof ${area}>;\n`).join('')}}
`;
}

/** The texts of all features in one object each. */
function fold(areas: Area[], objects: Record<string, RegExp>): string {
  const folded = Object.entries(objects).map(([name, pattern]) => ({
    name,
    parts: areas.filter(({ area }) => pattern.test(area)),
  }));
  const used = folded.flatMap(({ parts }) => parts);
  return `${NOTE}
${importsOf('import', used)}
${folded.map(({ name, parts }) => `export const ${name} = { ${parts.map(({ area }) => `...${area}`).join(', ')} };\n`).join('')}`;
}

/** The texts of a language: of the web app, of the components and of the mails. */
function languageFiles(code: string, components: Area[]): [string, string][] {
  const exportsOf = (files: string[]) => find(files).flatMap(translatedAreas);
  const mails = exportsOf([`languages/${code}/*.mails.ts`]);
  const screens = exportsOf([`languages/${code}/*.ts`]).filter(({ file }) => !file.endsWith('.mails.ts'));
  const inComponents = screens.filter(({ area }) => components.some((each) => each.area === area));
  const objectOf = (areas: Area[]) => `{\n${areas.map(({ area }) => `  ${area},\n`).join('')}}`;
  const fileOf = (areas: Area[], type: string, from: string) => `${NOTE}
${importsOf('import', areas)}
import type { ${type} } from '#generated/texts/${from}.ts';

export const translations: ${type} = ${objectOf(areas)};
`;
  return [
    [`generated/languages/screens/${code}.ts`, fileOf(screens, 'Translations', 'screens')],
    [`generated/languages/mails/${code}.ts`, fileOf(mails, 'MailTranslations', 'mails')],
    [
      `generated/languages/components/${code}.ts`,
      `${NOTE}
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
${importsOf('import', inComponents)}
export const texts: ComponentTexts = translatedTexts(${objectOf(inComponents)});
`,
    ],
  ];
}

function translatedAreas(file: string): Area[] {
  return [...read(file).matchAll(/^export const (\w+):/gm)].map(([, name]) => ({ area: name!, name: name!, file }));
}

const typesOf = (areas: Area[]) => importsOf('import type', areas);

function importsOf(keyword: string, areas: Area[]): string {
  const byFile = Map.groupBy(areas, ({ file }) => file);
  const nameOf = ({ name, area }: Area) => (name === area ? name : `${name} as ${area}`);
  return [...byFile].map(([file, own]) => `${keyword} { ${own.map(nameOf).join(', ')} } from '#${file}';\n`).join('');
}

function find(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).toSorted();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
