import { z } from 'zod';

import type { Variables } from './parse.ts';

/** A subject of the options under its name in `gatehouse.config.ts`. */
export interface OptionsDefinition<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly schema: Schema;
  /** Environment variables with the paths that they set below `name`. */
  readonly environment: Variables;
  /** The parsed options. @throws Error if the feature that declares them is not installed. */
  of(service: { options: object }): z.output<Schema>;
}

export function defineOptions<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  environment: Variables = {},
): OptionsDefinition<Name, Schema> {
  return {
    name,
    schema,
    environment,
    of: ({ options }) => {
      const value: unknown = (options as Record<string, unknown>)[name];
      if (value === undefined) throw new Error(`The feature with the options ${name} is not installed`);
      // Parsed by this schema (server/app/configuration.ts).
      return value as z.output<Schema>;
    },
  };
}

/** An option whose value is a function. `declaredAs` names its type, which a file `*.types.ts` exports. */
export function functionOption<Signature>(declaredAs: string, requirement = 'a function') {
  return z.custom<Signature>((value) => typeof value === 'function', requirement).meta({ declaredAs });
}
