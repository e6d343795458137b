import fc from 'fast-check';
import { z } from 'zod';

import type { ServedCall } from '#server/transports/procedures.ts';
import { DEFAULT_BASE_PATH, RPC_PREFIX } from '#server/options/base-path.options.ts';
import { appRouter } from '#server/app/router.ts';

import { brokenBody, hostile, oddCookies, oddEnding, oddHeader, oddQuery } from './hostile-values.ts';
import type { RawRequest } from './raw-client.ts';
import type { SuccessfulCall } from './successful-calls.ts';
import type { CallerName, SeededService } from './seeded-service.ts';

export interface HostileRequest extends RawRequest {
  call: string;
  as: CallerName;
}

export type Schema = z.core.JSONSchema.BaseSchema;
type Values = fc.Arbitrary<unknown>;
type Fields = Record<string, unknown>;

/** Values for a field's JSON schema, not necessarily valid. */
function ofSchema(schema: Schema): Values {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown[]>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(ofSchema));
  if (schema.type === 'object') {
    if (schema.properties) return ofFields(schema, {});
    return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 });
  }
  if (schema.type === 'array') {
    const items = typeof schema.items === 'object' ? ofSchema(schema.items as Schema) : fc.string();
    return fc.array(items, { maxLength: 5 });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({
      min: Math.max(schema.minimum ?? -10, -(2 ** 31)),
      max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
    });
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'uri') return fc.webUrl();
  if (schema.format === 'date-time' || schema.format === 'date') return fc.date().map(String);
  return fc.string({ unit: 'grapheme', maxLength: 40 });
}

/** Mostly the valid value; sometimes one from the schema, one of another field, or a hostile one. */
function ofFields({ properties = {} }: Schema, working: Fields, otherValues: unknown[] = ['x']): Values {
  const names = new Set([...Object.keys(properties), ...Object.keys(working)]);
  const fields = [...names].map((name): [string, Values] => {
    const schema = properties[name] as Schema | undefined;
    const value = working[name];
    return [
      name,
      fc.oneof(
        { weight: 30, arbitrary: fc.constant(value) },
        ...(schema?.properties && value
          ? [{ weight: 30, arbitrary: ofFields(schema, value as Fields, otherValues) }]
          : []),
        { weight: value === undefined ? 8 : 2, arbitrary: schema ? ofSchema(schema) : hostile },
        { weight: 2, arbitrary: fc.constantFrom(...otherValues) },
        { weight: 5, arbitrary: hostile },
      ),
    ];
  });
  const more = fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    fc.dictionary(fc.string(), hostile, { maxKeys: 3 }),
  );
  return fc.tuple(fc.record(Object.fromEntries(fields)), more).map(([made, extra]) => ({ ...extra, ...made }));
}

/** Valid, nearly valid and malformed requests to all calls, from all callers. */
export function hostileRequests(
  seeded: SeededService,
  calls: readonly ServedCall[],
  working: Record<string, SuccessfulCall>,
): fc.Arbitrary<HostileRequest> {
  const cookiesOf = (as: CallerName) =>
    [...seeded.callers[as].cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const callerNames = Object.keys(seeded.callers) as CallerName[];
  const allCookies = callerNames.map(cookiesOf);
  const otherValues: unknown[] = [
    ...Object.values(seeded.ids),
    ...Object.values(seeded.callers).map(({ email }) => email),
  ];
  const of = (call: ServedCall) => {
    const { as: usualCaller, input: validInput } = working[call.name]!;
    const input = ofFields(inputSchemaOf(call.name), validInput as Fields, otherValues);
    return fc
      .record({
        as: fc.oneof(
          { weight: 6, arbitrary: fc.constant(usualCaller) },
          { weight: 3, arbitrary: fc.constantFrom(...callerNames) },
        ),
        transport: fc.constantFrom('REST', 'RPC' as const),
        input,
        broken: rarely(brokenBody, 20),
        odd: rarely(oddQuery, 10),
        ending: rarely(oddEnding, 30),
        headers: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.array(oddHeader, { maxLength: 3 })),
        otherMethod: rarely(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'QUERY'), 30),
      })
      .chain(({ as, ...rest }) => {
        const cookies = cookiesOf(as);
        const sent = fc.oneof({ weight: 8, arbitrary: fc.constant(cookies) }, oddCookies(cookies, allCookies));
        return sent.map((cookie) => requestOf(call, { ...rest, as, cookie }));
      });
  };
  return fc.oneof(...calls.map(of));
}

/** Null, except once in `times` values. */
function rarely<T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** The JSON schema of a call's input. */
export function inputSchemaOf(name: string): Schema {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  const schemas = procedures[name]!._def.inputs.map((input) =>
    z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
  );
  return { type: 'object', properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) };
}

interface Parts {
  as: CallerName;
  transport: 'REST' | 'RPC';
  input: unknown;
  broken: Buffer | null;
  odd: string | null;
  ending: string | null;
  headers: readonly (readonly [string, string])[] | undefined;
  otherMethod: string | null;
  cookie: string;
}

function requestOf(call: ServedCall, parts: Parts): HostileRequest {
  const { as, transport, input, broken, odd, ending, otherMethod, cookie } = parts;
  const method = otherMethod ?? (call.kind === 'query' ? 'GET' : 'POST');
  const isBodied = call.kind === 'mutation';
  const query = isBodied ? '' : transport === 'REST' ? encodeForm(input) : `input=${encode(JSON.stringify(input))}`;
  const path = transport === 'REST' ? DEFAULT_BASE_PATH + restPath(call, input) : `${RPC_PREFIX}/${call.name}`;
  const body = isBodied ? (broken ?? Buffer.from(bodyText(call, input))) : undefined;
  const type = call.meta.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const own: [string, string][] = [
    ['host', 'localhost:3000'],
    ...(body ? [['content-type', type] as [string, string]] : []),
    ...(cookie ? [['cookie', cookie] as [string, string]] : []),
  ];
  const oddHeaders = parts.headers ?? [];
  const oddNames = new Set(oddHeaders.map(([name]) => name));
  const headers = [
    ...own.filter(([name]) => !oddNames.has(name)),
    ...oddHeaders.map(([name, value]): [string, string] => [name, value]),
  ];
  if (body) headers.push(['content-length', String(body.length)]);
  const url = `${path}${ending ?? ''}?${query}${odd ?? ''}`.slice(0, 12_000);
  return { call: call.name, as, method, url, headers, ...(body ? { body } : {}) };
}

/** Fills path parameters from the input, cut to a length that an address can have. */
function restPath({ meta }: ServedCall, input: unknown): string {
  const fields = input as Record<string, unknown>;
  return meta.openapi!.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => encode(textOf(fields[name])).slice(0, 2000) || 'x',
  );
}

function bodyText(call: ServedCall, input: unknown): string {
  return call.meta.form ? encodeForm(input) : JSON.stringify(input);
}

/** Encodes a form or a query; lists are repeated fields. */
function encodeForm(input: unknown): string {
  return Object.entries(input as object)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]: [string, unknown]) =>
      (Array.isArray(value) ? value.slice(0, 100) : [value]).map((item) => `${encode(name)}=${encode(textOf(item))}`),
    )
    .join('&');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
