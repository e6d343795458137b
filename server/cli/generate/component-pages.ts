import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { documentedComponents, type Documented, type Prop } from './component-types.ts';
import { root } from './shared-features.ts';

const GUIDE = 'docs/components.md';
const NOTE = 'written by `npm run docs`';
const LISTS = new RegExp(`<!-- components ([\\w ]+): ${NOTE} -->\\n[^]*?<!-- /components -->`, 'g');
const ABOUT = new RegExp(`<!-- about: ${NOTE} -->\\n[^]*?<!-- /about -->`);
const PROPS = new RegExp(`<!-- props of (\\w+): ${NOTE} -->\\n[^]*?<!-- /props -->`, 'g');

/** The page of a component. */
export const pageOfComponent = (name: string): string => `docs/components/${kebab(name)}.md`;

/** The components that `docs/components.md` lists, in its order. */
export const listedComponents = (guide: string): string[] =>
  [...guide.matchAll(LISTS)].flatMap(([, names = '']) => names.split(' '));

/** The guide to the components and their pages, with what the types and docstrings of the code say. */
export function componentPages(): [file: string, text: string][] {
  const all = documentedComponents();
  const names = [...all].flatMap(([name, { isComponent }]) => (isComponent ? [name] : []));
  const pages = names.map((name): [string, string] => [pageOfComponent(name), pageWithTables(name, all)]);
  const guide = readFileSync(join(root, GUIDE), 'utf8');
  const list = (group: string) => {
    const table = listTable(group.split(' ').map((name) => [name, find(all, name)]));
    return `<!-- components ${group}: ${NOTE} -->\n\n${table}\n\n<!-- /components -->`;
  };
  return [[GUIDE, guide.replaceAll(LISTS, (_, group: string) => list(group))], ...pages];
}

function pageWithTables(name: string, all: ReadonlyMap<string, Documented>): string {
  const file = pageOfComponent(name);
  if (!existsSync(join(root, file))) throw new Error(`${name} is exported, and has no page ${file}`);
  const page = readFileSync(join(root, file), 'utf8');
  if (!page.includes(`<!-- props of ${name}: ${NOTE} -->`)) throw new Error(`${file} lacks the mark of its props`);
  const about = [find(all, name).about, pictures(name)].filter(Boolean).join('\n\n');
  return page
    .replace(ABOUT, () => `<!-- about: ${NOTE} -->\n\n${about}\n\n<!-- /about -->`)
    .replaceAll(PROPS, (_, type: string) => {
      const table = propTable(type, find(all, type).props);
      return `<!-- props of ${type}: ${NOTE} -->\n\n${table}\n\n<!-- /props -->`;
    });
}

function find(all: ReadonlyMap<string, Documented>, name: string): Documented {
  const documented = all.get(name);
  if (!documented) throw new Error(`${name} is not exported by client/components/index.ts`);
  return documented;
}

function propTable(type: string, props: readonly Prop[]): string {
  const rows = props.map(({ name, type: text, isRequired, about, defaultValue }) => {
    if (about === '') throw new Error(`${type}.${name} has no docstring`);
    if (!isRequired && defaultValue === undefined)
      throw new Error(`The docstring of ${type}.${name} has no "Default: …"`);
    return `| ${code(name)} | ${code(text)} | ${isRequired ? '*required*' : defaultValue} | ${about} |`;
  });
  return ['| prop | type | default | |', '|---|---|---|---|', ...rows].join('\n');
}

/** The components with their first sentence, and the picture where there is one. */
function listTable(rows: readonly [name: string, documented: Documented][]): string {
  const cells = rows.map(([name, { about }]) => {
    const [sentence] = /^.*?\.(?= |$)/.exec(about) ?? [about];
    const picture = pictureOf(name, '');
    const shown = picture === null ? '' : `<img src="../${picture}" width="280" alt="${name}">`;
    return `| [${code(tagOf(name))}](components/${kebab(name)}.md) | ${sentence} | ${shown} |`;
  });
  return ['| component | | |', '|---|---|---|', ...cells].join('\n');
}

/** As the title of its page writes it: `<SignIn/>`, and `<Protect>` for one that has children. */
function tagOf(name: string): string {
  const [, tag = `<${name}/>`] = /^# `(.+)`$/m.exec(readFileSync(join(root, pageOfComponent(name)), 'utf8')) ?? [];
  return tag;
}

function pictures(name: string): string {
  const [light, dark] = [pictureOf(name, ''), pictureOf(name, '-dark')];
  const images = [light, dark].filter((file) => file !== null);
  if (images.length === 0) return '';
  const cells = images.map((file) => `![${name}${file === dark ? ', dark' : ''}](../../${file})`);
  return cells.length === 1 ? cells[0]! : `| light | dark |\n|---|---|\n| ${cells.join(' | ')} |`;
}

function pictureOf(name: string, suffix: string): string | null {
  const file = `tests/gallery/pictures/component-${kebab(name)}${suffix}.png`;
  return existsSync(join(root, file)) ? file : null;
}

/** `api-keys` of `APIKeys`. */
function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

/** In a table a bar ends the cell, even within code. */
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
