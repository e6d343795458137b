import { z } from 'zod';

import { IdempotencyKey } from '#shared/idempotency/schemas.ts';

import { operationIdOf, takesIdempotencyKey, type DocumentedCall, type PolicyErrors } from './calls.ts';
import { descriptionOf } from './descriptions.ts';
import { errorsOf } from './errors.ts';
import { exampleOf } from './examples.ts';
import {
  FORM_TYPE,
  JSON_TYPE,
  referenceTo,
  resolved,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  type Responses,
  type Schema,
} from './objects.ts';
import { responsesOf } from './responses.ts';
import { pascal, type NamedSchemas } from './schemas.ts';
import { securityOf, guardText } from './security.ts';

/** Completes the generated operation with the names, errors, security, redirects and examples of the call. */
export function describeOperation(
  operation: Operation,
  call: DocumentedCall,
  { schemas, policyErrors }: { schemas: NamedSchemas; policyErrors: PolicyErrors },
): void {
  const { description } = call.meta.openapi!;
  operation.operationId = operationIdOf(call.name);
  operation.description = [description, call.meta.bounded, guardText(call), transportOf(call)]
    .filter(Boolean)
    .join('\n\n');
  operation.security = securityOf(call);
  operation['x-rpc-name'] = call.name;
  if (isForBrowsers(call)) operation['x-browser-only'] = true;

  describeRequest(operation, call, schemas);
  const generated = operation.responses as Responses;
  operation.responses = responsesOf(call, generated, errorsOf(call, fieldsOf(operation, schemas), policyErrors));
  describeAnswer(operation, schemas);
}

/** The answer is a page or a redirect with cookies, which only browsers can use. */
function isForBrowsers({ meta, redirects }: DocumentedCall): boolean {
  return redirects !== 'never' || meta.html === true;
}

function transportOf(call: DocumentedCall): string {
  if (call.meta.html) return 'Open it in a browser: the answer is a page.';
  if (call.redirects === 'always') return 'Open it in a browser: the answer is a redirect.';
  return call.redirects === 'sometimes'
    ? 'Open it in a browser: with a redirect target, the answer is a redirect.'
    : '';
}

const { $schema: _, ...keySchema } = z.toJSONSchema(IdempotencyKey);

export const idempotencyKey: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'For API keys: makes the request safe to repeat. A value that the program chooses for each request.',
  schema: keySchema as Schema,
};

function describeRequest(operation: Operation, call: DocumentedCall, schemas: NamedSchemas): void {
  const { meta, input } = call;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const body = operation.requestBody as RequestBody | undefined;
  const schema = body && resolved(body.content[JSON_TYPE]!.schema, schemas.all);
  if (body && schema) {
    parameters.push(...(meta.query ?? []).map((name) => alsoInQuery(name, schema)));
    const [example] = (input.meta()?.examples ?? []) as unknown[];
    describeBody(operation, { body, schema, schemas, isForm: meta.form === true, example });
  }
  for (const parameter of parameters) {
    const text = parameter.description ?? descriptionOf(parameter.name, parameter.schema);
    if (text !== undefined) parameter.description = text;
  }
  for (const parameter of parameters.filter(({ required }) => required)) {
    parameter.example = exampleOf(parameter.schema, schemas.all, parameter.name);
  }
  const shared = takesIdempotencyKey(call) ? [referenceTo('parameters', 'IdempotencyKey')] : [];
  operation.parameters = [...parameters, ...shared] as NonNullable<Operation['parameters']>;
  if (operation.parameters.length === 0) delete operation.parameters;
}

/** A field that can be sent in the query instead of the body, so the body does not require it. */
function alsoInQuery(name: string, schema: Schema): Parameter {
  if (schema.required) schema.required = schema.required.filter((field) => field !== name);
  return {
    in: 'query',
    name,
    description: 'Instead of the field in the body.',
    schema: schema.properties![name]!,
  };
}

interface Body {
  body: RequestBody;
  schema: Schema;
  schemas: NamedSchemas;
  isForm: boolean;
  /** The example of the whole body, if its schema has one. */
  example: unknown;
}

function describeBody(operation: Operation, { body, schema, schemas, isForm, example }: Body): void {
  if (Object.keys(schema.properties ?? {}).length === 0) {
    delete operation.requestBody;
    return;
  }
  if (schema.required?.length === 0) delete schema.required;
  // Generators treat a field with a default as always present; in a request it is optional.
  for (const property of Object.values(schema.properties ?? {})) delete (property as Schema).default;
  // The transport treats a missing body as an empty one.
  body.required = schema.required !== undefined;
  const media = body.content[JSON_TYPE]!;
  media.schema = schemas.named(media.schema, `${pascal(operation.operationId!)}Body`);
  media.example = example ?? exampleOf(media.schema, schemas.all);
  if (isForm) body.content[FORM_TYPE] = { ...media };
}

function describeAnswer(operation: Operation, schemas: NamedSchemas): void {
  const answer = (operation.responses?.['200'] ?? operation.responses?.['201']) as Response | undefined;
  const media = answer?.content?.[JSON_TYPE];
  if (!media?.schema) return;
  const isPaged = ((operation.parameters ?? []) as Parameter[]).some(({ name }) => name === 'cursor');
  if (isPaged && resolved(media.schema, schemas.all).type === 'array') {
    answer!.headers = { Link: referenceTo('headers', 'Link') };
  }
  media.schema = schemas.named(media.schema, `${pascal(operation.operationId!)}Answer`);
  media.example = exampleOf(media.schema, schemas.all);
}

/** The names of all parameters and body fields. */
function fieldsOf(operation: Operation, schemas: NamedSchemas): string[] {
  const body = (operation.requestBody as RequestBody | undefined)?.content[JSON_TYPE]?.schema;
  const inBody = body ? Object.keys(resolved(body, schemas.all).properties ?? {}) : [];
  return [...((operation.parameters ?? []) as Parameter[]).map(({ name }) => name), ...inBody];
}
