import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';

import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { parseOptions, type OptionsSchema } from '#server/configuration.ts';

type Given = z.input<typeof OptionsSchema>;

/** The options, by dotted path, of which what is written differs from what the schemas take. */
type Differing<Written, Taken, Path extends string = ''> = {
  [Key in keyof (Written & Taken) & string]-?: Key extends keyof Written
    ? Key extends keyof Taken
      ? [Written[Key], Taken[Key]] extends [Taken[Key], Written[Key]]
        ? never
        : `${Path}${Key}`
      : `${Path}${Key}`
    : `${Path}${Key}`;
}[keyof (Written & Taken) & string];

test('what is written of the options fits what their schemas take, both ways: held by `npm run types`', () => {
  expectTypeOf<Differing<GatehouseOptions, Given>>().toEqualTypeOf<never>();
});

type Field = { key: string; type: string; said: string | undefined };

const server = join(import.meta.dirname, '../../server');

/** The fields of every interface of some files, each with the default that its comment says. */
function interfacesIn(files: string[]): Map<string, Field[]> {
  const text = files.map((file) => readFileSync(join(server, file), 'utf8')).join('\n');
  const found = new Map<string, Field[]>();
  for (const [, name, body] of text.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)) {
    const fields = body!.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?^ {2}(\w+)\??: ([^;]+);/gms);
    found.set(
      name!,
      [...fields].map(([, comment, key, type]) => ({
        key: key!,
        type: type!,
        said: /@default (.+?) *$/m.exec(comment ?? '')?.[1],
      })),
    );
  }
  return found;
}

test('every default that is said is the one that holds, and every one that holds is said', () => {
  const interfaces = interfacesIn([
    'options/kit-options.ts',
    'options/gatehouse-options.ts',
    ...globSync('features/**/*.types.ts', { cwd: server }),
  ]);
  const said: Record<string, string> = {};
  const holds: Record<string, string> = {};
  const walk = (name: string, values: Record<string, unknown>, path: string) => {
    for (const { key, type, said: value } of interfaces.get(name)!) {
      const inner = values[key];
      if (value !== undefined) said[path + key] = value;
      if (interfaces.has(type)) walk(type, inner as Record<string, unknown>, `${path}${key}.`);
      else if (inner !== undefined) holds[path + key] = JSON.stringify(inner);
    }
  };
  for (const name of ['KitOptions', 'GatehouseOptions'])
    walk(name, parseOptions({}) as unknown as Record<string, unknown>, '');
  expect(said).toEqual(holds);
  expect(Object.keys(said).length).toBeGreaterThan(50);
});
