import { z } from 'zod';

import type { Variable } from './parse.ts';

/** One subject of the options, under its name in `gatehouse.config.ts`: the schema is the single source of it. */
export interface OptionsKey<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly schema: Schema;
  /** Environment variables, each with the path below `name` that it sets. */
  readonly environment: Readonly<Record<string, Variable>>;
  /** The parsed options. @throws Error where the feature that declares them is not installed. */
  of(service: { options: object }): z.output<Schema>;
}

export function defineOptions<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  environment: Readonly<Record<string, Variable>> = {},
): OptionsKey<Name, Schema> {
  return {
    name,
    schema,
    environment,
    of: ({ options }) => {
      const value: unknown = (options as Record<string, unknown>)[name];
      if (value === undefined) throw new Error(`The feature with the options ${name} is not installed`);
      // Parsed by this schema (server/configuration.ts).
      return value as z.output<Schema>;
    },
  };
}

/** An option that takes a function. The published declarations name its type, which a file `….types.ts` exports. */
export function functionOption<Signature>(declaredAs: string): z.ZodCustom<Signature, Signature> {
  return z.custom<Signature>((value) => typeof value === 'function', 'a function').meta({ declaredAs });
}
