import type { OpenAPIObject } from 'trpc-to-openapi';

/** Types of OpenAPI objects, derived from the library's document type. */
export type PathItem = NonNullable<OpenAPIObject['paths']>[string];
export type Operation = NonNullable<PathItem['get']>;
type SchemaOrReference = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type Reference = Extract<SchemaOrReference, { $ref: string }>;
export type Schema = Exclude<SchemaOrReference, { $ref: string }>;
export type AnySchema = Schema | Reference;

export interface Response {
  [extension: `x-${string}`]: unknown;
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, Media>;
}
export type Responses = Record<string, Response | Reference>;

interface Media {
  [extension: `x-${string}`]: unknown;
  schema?: AnySchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: AnySchema;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, { schema: AnySchema; example?: unknown }>;
}

export const JSON_TYPE = 'application/json';
export const PROBLEM_TYPE = 'application/problem+json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

export function isReference(value: object): value is Reference {
  return '$ref' in value;
}

export function referenceTo(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** A schema itself, whether it stands here or under a name of the document. */
export function resolved(schema: AnySchema, schemas: Record<string, AnySchema>): Schema {
  if (!isReference(schema)) return schema;
  return resolved(schemas[schema.$ref.slice('#/components/schemas/'.length)]!, schemas);
}
