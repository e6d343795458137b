export interface FieldGroup {
  /** The name of the schema. */
  title: string;
  fields: [name: string, schema: object, isRequired: boolean][];
}

export interface DescribedSchema {
  /** `array of strings or null` */
  type: string;
  description: string | undefined;
  /** Limits, choices and an example, as Markdown without blocks. */
  facts: string[];
  groups: FieldGroup[];
}

export declare function describe(schema: object, resolve: (reference: string) => object): DescribedSchema;
