import { jsonSchemaOf, typeText, type Schema } from '#openapi/type-printer.ts';
import { OptionsSchema, variables } from '#server/app/configuration.ts';

const start = '<!-- options: written by `npm run docs` -->';
const end = '<!-- /options -->';

/** Replaces the tables of options in `docs/configuration.md`. */
export function withOptionTables(page: string): string {
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/configuration.md lacks the marks ${start} … ${end}`);
  return `${page.slice(0, before)}${start}\n\n${optionTables()}\n\n${page.slice(after)}`;
}

const { properties = {}, $defs = {} } = jsonSchemaOf(OptionsSchema, 'input') as Schema;

function optionTables(): string {
  const options = Object.entries(properties).map(([name, schema]) => [name, schema as Schema] as const);
  const groups = options.filter(([, schema]) => isGroup(schema));
  const single = options.filter(([, schema]) => !isGroup(schema)).map(([name, schema]) => rowOf(name, schema));
  return [
    section('Service', single),
    ...groups.map(([name, schema]) => section(`\`${name}\``, rowsOf(name, schema), resolved(schema).description)),
  ].join('\n\n');
}

function section(title: string, rows: string[], description?: string): string {
  const table = ['| option | environment variable | type | default | description |', '|---|---|---|---|---|', ...rows];
  return [`### ${title}`, ...(description === undefined ? [] : [description]), table.join('\n')].join('\n\n');
}

/** An object whose fields are all optional. The options of a provider require a client id, and are one row. */
function isGroup(schema: Schema): boolean {
  const { properties: fields, required = [] } = resolved(schema);
  return fields !== undefined && required.length === 0;
}

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : ($defs[schema.$ref.split('/').at(-1)!] as Schema);
}

function rowsOf(path: string, schema: Schema): string[] {
  return Object.entries(resolved(schema).properties ?? {}).flatMap(([key, value]) => {
    const field = value as Schema;
    return isGroup(field) ? rowsOf(`${path}.${key}`, field) : [rowOf(`${path}.${key}`, field)];
  });
}

function rowOf(path: string, schema: Schema): string {
  const setBy = Object.entries(variables).filter(([, [target]]) => target === path || target.startsWith(`${path}.`));
  const defaultValue = schema.default === undefined ? '' : code(JSON.stringify(schema.default));
  const type = typeText(schema, '').replace(/\s+/g, ' ');
  const names = setBy.map(([name]) => code(name)).join(', ');
  const savable = resolved(schema).isSavable || schema.isSavable ? ' [Savable](#saved-in-the-web-app).' : '';
  const cells = [code(path), names, code(type), defaultValue, descriptionOf(schema) + savable];
  return `| ${cells.join(' | ')} |`;
}

/** Its own description, else that of its type or of the type that this one extends. */
function descriptionOf(schema: Schema): string {
  const type = resolved(schema);
  const text = schema.description ?? type.description;
  if (text !== undefined || type.extends === undefined) return text ?? '';
  return resolved({ $ref: type.extends }).description ?? '';
}

/** In a table a bar ends the cell, even within code. */
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
