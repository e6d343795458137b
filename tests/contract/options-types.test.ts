import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { variables, type OptionsSchema } from '#server/app/configuration.ts';
import { withOptionTables } from '#server/cli/generate/option-tables.ts';
import { optionTypes, TYPES_FOLDER } from '#server/cli/generate/option-types.ts';

test('the files of declared options are up to date with the schemas (`npm run docs`)', () => {
  const root = join(import.meta.dirname, '../..');
  const types = optionTypes();
  for (const [file, text] of types) expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  const files = readdirSync(join(root, TYPES_FOLDER)).map((name) => `${TYPES_FOLDER}/${name}`);
  expect(files.filter((file) => !types.has(file))).toEqual([]);
});

test('docs/configuration.md has every option and variable (`npm run docs`)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
  expect(page).toBe(withOptionTables(page));
  for (const [name, [path]] of Object.entries(variables)) {
    expect(
      page.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${name}\``)),
      path,
    ).toHaveLength(1);
  }
});

type SchemaInput = z.input<typeof OptionsSchema>;

/** The options whose declared type differs from the schemas' input. */
type Differing<Declared, Accepted> = {
  [Key in keyof (Declared & Accepted) & string]-?: Key extends keyof Declared & keyof Accepted
    ? [Declared[Key], Accepted[Key]] extends [Accepted[Key], Declared[Key]]
      ? never
      : Key
    : Key;
}[keyof (Declared & Accepted) & string];

test('the declared options are equal to the input type of the schemas (`npm run types`)', () => {
  expectTypeOf<Differing<GatehouseOptions, SchemaInput>>().toEqualTypeOf<never>();
});
