/** A check of the values of a field: a schema of any library that implements Standard Schema, such as Zod. */
export interface FieldValidator {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    validate(value: unknown): ValidatorResult | Promise<ValidatorResult>;
  };
}

/** `issues` are the reasons to reject the value; without, `value` is the one to store. */
export interface ValidatorResult {
  readonly value?: unknown;
  readonly issues?: readonly { readonly message: string }[] | undefined;
}

/** A list is an enumeration of the accepted texts. */
export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'string[]' | 'number[]' | readonly string[];

export type FieldValue = string | number | boolean | Date | readonly string[] | readonly number[];

/** The value of a new record, or a function that returns it. */
export type FieldDefault = FieldValue | (() => FieldValue);
