import { z } from 'zod';

import type { FieldDefault, FieldType, FieldValidator } from '#server/options/field-options.types.ts';
import { simpleTypes, valueSchemas } from './value-schemas.ts';

const isValidator = (value: unknown) => typeof (value as FieldValidator | null)?.['~standard']?.validate === 'function';

const FieldOptions = z
  .strictObject({
    type: z
      .union([z.enum(simpleTypes), z.array(z.string().min(1)).min(1).readonly()])
      .meta({ declaredAs: 'FieldType', secret: false })
      .describe('The type of the values, or a list of the accepted texts.'),
    required: z
      .boolean()
      .default(true)
      .describe('Requires a value from the client that creates the record, unless there is a default.'),
    defaultValue: z
      .custom<FieldDefault>()
      .meta({ declaredAs: 'FieldDefault', secret: false })
      .optional()
      .describe('The value of new records, or a function that returns it.'),
    input: z
      .boolean()
      .default(true)
      .describe('Lets clients set the field; without, only administrators and service accounts do.'),
    returned: z.boolean().default(true).describe('Shows the field in answers.'),
    label: z
      .string()
      .meta({ secret: false })
      .optional()
      .describe('The name of the field in the web app; by default from its own name.'),
    validator: z
      .strictObject({
        input: z
          .custom<FieldValidator>(isValidator, 'a schema')
          .meta({ declaredAs: 'FieldValidator' })
          .describe('A Standard Schema that checks and may change each value that a call sets.'),
      })
      .meta({ id: 'FieldValidatorOptions' })
      .optional()
      .describe('Checks the values further.'),
  })
  .refine(({ type, defaultValue }) => isValidDefault(type, defaultValue), {
    path: ['defaultValue'],
    error: 'a value of the type of the field',
  })
  .meta({ id: 'FieldOptions' });

function isValidDefault(type: FieldType, value: FieldDefault | undefined): boolean {
  return value === undefined || typeof value === 'function' || valueSchemas(type).input.safeParse(value).success;
}

/** A name that no object has by itself, and that needs no quotes. */
const FieldName = z
  .string()
  .regex(/^[a-z]\w*$/i, 'a name of letters, digits and underscores')
  .refine((name) => !(name in {}), 'another name');

/** The option that adds fields to a record. */
export function additionalFieldsOf(record: string) {
  return z.record(FieldName, FieldOptions).default({}).describe(`Additional fields of ${record}, by name.`);
}
