import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { fieldsTypeOf, fieldUses } from '#shared/lib/additional-fields.ts';

/**
 * `declaredAs` is TypeScript for values that JSON Schema cannot describe. `extends` names an object whose properties this
 * one repeats, so that its declaration leaves them out. `fields` is the type of the additional fields that a service adds.
 */
export type Schema = z.core.JSONSchema.JSONSchema & {
  declaredAs?: string;
  extends?: string;
  fields?: string;
  isSavable?: boolean;
};

interface PrintOptions {
  io: 'input' | 'output';
  /** The name of an inline object. */
  name: string;
}

/** Prints Zod schemas as TypeScript, via JSON Schema; each object becomes one named interface. */
export class TypePrinter {
  readonly #declared = new Map<string, string>();
  /** Imported types that schemas refer to. */
  readonly declaredElsewhere = new Set<string>();

  /** The TypeScript type of the input or output of a schema, by name if it has one. */
  typeOf(schema: z.ZodType, { io, name }: PrintOptions): string {
    const { $defs = {}, ...root } = jsonSchemaOf(schema, io, ({ declaredAs }) => {
      if (declaredAs !== undefined) this.declaredElsewhere.add(declaredAs);
    });
    for (const [id, definition] of Object.entries($defs)) {
      this.#declare(id, ...withoutInherited(definition, $defs));
    }
    return this.#named(root, name);
  }

  /** The declarations by their names. */
  declarations(): ReadonlyMap<string, string> {
    return this.#declared;
  }

  /** Declares the objects in a schema, those in arrays and unions included. */
  #named(schema: Schema, name: string): string {
    const { anyOf, items, properties = {}, id = name } = schema as Schema & { id?: string };
    if (anyOf) return anyOf.map((part) => this.#named(part as Schema, name)).join(' | ');
    if (items) return `${this.#named(items as Schema, `${name}Item`)}[]`;
    if (Object.keys(properties).length === 0) return typeText(schema, '');
    this.#declare(id, schema);
    return id;
  }

  #declare(id: string, schema: Schema, base = ''): void {
    const { fields, ...own } = schema;
    const type = typeText(own, '');
    const bases = [base, fields].filter(Boolean).join(', ');
    const heritage = bases && `extends ${bases} `;
    const declaration =
      type.startsWith('{') && schema.type === 'object' ? `interface ${id} ${heritage}${type}` : `type ${id} = ${type};`;
    const text = `${commented(schema.description, '')}export ${declaration}\n`;
    const existing = this.#declared.get(id);
    if (existing !== undefined && existing !== text) throw new Error(`Duplicate type name ${id}`);
    this.#declared.set(id, text);
  }
}

/** The properties that an object adds to those of the one that it extends, and how its declaration names that one. */
function withoutInherited(schema: Schema, definitions: Record<string, Schema>): [own: Schema, base?: string] {
  const base = schema.extends === undefined ? undefined : definitions[schema.extends];
  if (base === undefined) return [schema];
  const field = ({ properties = {}, required = [] }: Schema, name: string) => [
    properties[name],
    required.includes(name),
  ];
  const isInherited = (name: string) => isDeepStrictEqual(field(schema, name), field(base, name));
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => !isInherited(name));
  const replaced = Object.keys(base.properties ?? {}).filter((name) => !isInherited(name));
  const omitted = replaced.map(literal).join(' | ');
  return [
    { ...schema, properties: Object.fromEntries(own) },
    replaced.length === 0 ? schema.extends : `Omit<${schema.extends}, ${omitted}>`,
  ];
}

/** A schema with every schema below it, named ones in `$defs`. */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: PrintOptions['io'],
  visit: (each: Schema) => void = () => undefined,
) {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      asOnTheWire(zodSchema, jsonSchema, io);
      const use = fieldUses.get(zodSchema);
      if (use) (jsonSchema as Schema).fields = fieldsTypeOf(use);
      visit(jsonSchema as Schema);
    },
  });
}

/** Uses the wire format: a date is a string. */
function asOnTheWire(zodSchema: z.core.$ZodType, jsonSchema: Schema, io: PrintOptions['io']): void {
  const meta = z.globalRegistry.get(zodSchema) as { override?: { type?: Schema['type'] } } | undefined;
  if (io === 'output' && meta?.override?.type) jsonSchema.type = meta.override.type;
  // Zod omits the default of a transformed value.
  const { def } = zodSchema._zod as z.core.$ZodDefault['_zod'];
  if (io === 'input' && def.type === 'default')
    jsonSchema.default ??= structuredClone(def.defaultValue) as Schema['default'];
  if (zodSchema._zod.def.type === 'undefined' || zodSchema._zod.def.type === 'void') jsonSchema.not = {};
}

export function commented(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '')} */\n`;
}

function documentation({ description, default: usual, $ref }: Schema): string | undefined {
  const defaultTag = usual === undefined || $ref !== undefined ? [] : [`@default ${JSON.stringify(usual)}`];
  return [description, ...defaultTag].filter((text) => text !== undefined).join(' ') || undefined;
}

export function typeText(schema: Schema | boolean, indent: string): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.declaredAs !== undefined) return schema.declaredAs;
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.not) return 'undefined';
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return choiceText(schema.enum.map(literal), indent);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return choiceText([...new Set(either.map((part) => typeText(part, indent)))], indent);
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(' & ');
  if (schema.type === 'array') return listText(schema, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  return [schema.type ?? 'unknown'].flat().map(primitive).join(' | ');
}

function primitive(type: string): string {
  return type === 'integer' ? 'number' : type;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

function choiceText(values: string[], indent: string): string {
  const line = values.join(' | ');
  return line.length < 100 || line.includes('{') ? line : values.map((value) => `\n${indent}  | ${value}`).join('');
}

function listText({ items }: Schema, indent: string): string {
  // Arrays have one schema for all items; Zod prints tuples differently.
  const item = typeText((items ?? {}) as Schema, indent);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText({ fields, ...schema }: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (fields) return Object.keys(properties).length === 0 ? fields : `${fields} & ${objectText(schema, indent)}`;
  const keys = Object.entries(properties);
  if (keys.length === 0) {
    const values = typeof additionalProperties === 'object' ? typeText(additionalProperties, indent) : 'never';
    return values === 'never' ? 'Nothing' : `Record<string, ${values}>`;
  }
  const deeper = `${indent}  `;
  const rows = keys.map(([key, value]) => {
    const comment = typeof value === 'object' ? commented(documentation(value), deeper) : '';
    return `${comment}${deeper}${key}${required.includes(key) ? '' : '?'}: ${typeText(value, deeper)};\n`;
  });
  return `{\n${rows.join('')}${indent}}`;
}
