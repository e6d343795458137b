import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';

import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { variables, type OptionsSchema } from '#server/configuration.ts';
import { withOptionTables } from '#server/cli/generate/option-tables.ts';
import { optionTypes } from '#server/cli/generate/option-types.ts';

test('the declared options are those of the schemas: `npm run docs` writes them', () => {
  for (const [file, text] of optionTypes()) {
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toBe(text);
  }
});

test('docs/configuration.md has every option of the schemas and every variable: `npm run docs` writes them', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
  expect(page).toBe(withOptionTables(page));
  for (const [name, [path]] of Object.entries(variables)) {
    expect(
      page.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${name}\``)),
      path,
    ).toHaveLength(1);
  }
});

type Given = z.input<typeof OptionsSchema>;

/** The options of which the declaration differs from what the schemas take. */
type Differing<Written, Taken> = {
  [Key in keyof (Written & Taken) & string]-?: Key extends keyof Written & keyof Taken
    ? [Written[Key], Taken[Key]] extends [Taken[Key], Written[Key]]
      ? never
      : Key
    : Key;
}[keyof (Written & Taken) & string];

test('the declared options are assignable to the input of the schemas, both ways: checked by `npm run types`', () => {
  expectTypeOf<Differing<GatehouseOptions, Given>>().toEqualTypeOf<never>();
});
