import { z } from 'zod';

import { keepDefault } from '#openapi/type-printer.ts';
import { OptionsSchema, variables } from '#server/configuration.ts';

type Schema = z.core.JSONSchema.JSONSchema;

const start = '<!-- variables: written by `npm run docs` -->';
const end = '<!-- /variables -->';
/** Two for each provider: the page names their pattern. */
const ofProviders = /^socialProviders\./;

/** `docs/configuration.md` with the table of environment variables as the options have them. */
export function withVariableTable(page: string): string {
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/configuration.md lacks its marks ${start} … ${end}`);
  return `${page.slice(0, before)}${start}\n\n${variableTable()}\n${page.slice(after)}`;
}

function variableTable(): string {
  const options = z.toJSONSchema(OptionsSchema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => keepDefault(zodSchema, jsonSchema),
  });
  const rows = Object.entries(variables)
    .filter(([, [path]]) => !ofProviders.test(path))
    .map(([variable, [path]]) => {
      const { default: usual, description = '' } = optionAt(path, options);
      const text = typeof usual === 'string' ? usual : JSON.stringify(usual);
      return `| \`${variable}\` | \`${path}\` | ${text === undefined ? '' : `\`${text}\``} | ${description} |\n`;
    });
  return `| variable | option | default | meaning |\n|---|---|---|---|\n${rows.join('')}`;
}

function optionAt(path: string, { $defs = {}, ...root }: Schema): Schema {
  const resolve = (schema: Schema) => ($defs[schema.$ref?.split('/').at(-1) ?? ''] ?? schema) as Schema;
  return path.split('.').reduce<Schema>((schema, key) => {
    const option = resolve(schema).properties?.[key];
    if (typeof option !== 'object') throw new Error(`There is no option ${path}`);
    return option;
  }, root);
}
