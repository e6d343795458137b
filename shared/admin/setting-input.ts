import { z } from 'zod';

const nullable = (description: string, example: number | null = null) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [example] });

/** How an option is written. */
export const SettingInput = z
  .object({
    control: z.enum(['boolean', 'integer', 'number', 'choice', 'string', 'list', 'json', 'secret', 'function']).meta({
      description:
        'The kind of value. `list` has texts; `json` is any other value; `secret` has a text that is not shown; `function` is written in `gatehouse.config.ts` only',
    }),
    choices: z.array(z.union([z.string(), z.number(), z.boolean()])).meta({
      description: 'The values of `choice`, or those of a `list` of choices; else empty',
      examples: [['memory', 'database']],
    }),
    minimum: nullable('The least number', 1),
    exclusiveMinimum: nullable('A number must be above it'),
    maximum: nullable('The greatest number', 256),
    minLength: nullable('Of a text, in UTF-16 code units'),
    maxLength: nullable('Of a text, in UTF-16 code units'),
    pattern: z
      .string()
      .nullable()
      .meta({
        description: 'A regular expression, of ECMA-262, that a text or each of a `list` matches',
        examples: [null],
      }),
    fields: z
      .array(z.string())
      .meta({ description: 'The required fields of an object', examples: [['clientId', 'clientSecret']] }),
  })
  .meta({
    id: 'SettingInput',
    description: 'The values that an option takes. The service can reject others of them at its start',
  });

export type SettingInput = z.output<typeof SettingInput>;
