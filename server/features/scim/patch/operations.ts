import type { Filter } from 'scim2-parse-filter';

import { parseFilter } from '#server/features/scim/filter/parse-filter.ts';
import { invalid } from '#server/features/scim/scim-error.ts';
import type { ResourceType } from '#server/features/scim/schema/attributes.ts';
import { isObject, requireSchema } from '#server/features/scim/schema/resource.ts';

/** A part of a path: an attribute, with a filter for the elements of its list. */
export interface Segment {
  name: string;
  filter?: Filter;
}

export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: readonly Segment[];
  value: unknown;
}

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const MAX_OPERATIONS = 1000;

/** The operations of a PATCH (RFC 7644, section 3.5.2). One without a path is an operation for each attribute of its value. */
export function readOperations(type: ResourceType, body: unknown): Operation[] {
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body is no JSON object');
  requireSchema(body, PATCH_SCHEMA);
  const { Operations: operations = body['operations'] } = body;
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS)
    throw invalid('invalidSyntax', `Operations must be a list of 1 to ${MAX_OPERATIONS} operations`);
  return operations.flatMap((operation: unknown) => readOperation(type, operation));
}

function readOperation(type: ResourceType, operation: unknown): Operation[] {
  if (!isObject(operation)) throw invalid('invalidSyntax', 'An operation must be an object');
  const { path = null, value } = operation;
  const op = String(operation['op']).toLowerCase();
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw invalid('invalidSyntax', 'op must be add, replace or remove');
  if (path !== null && typeof path !== 'string') throw invalid('invalidPath', 'path must be a text');
  if (path !== null && path !== '') return [{ op, path: parsePath(type, path), value }];
  if (op === 'remove') throw invalid('noTarget', 'remove needs a path');
  if (!isObject(value)) throw invalid('invalidSyntax', 'Without a path, value must be an object');
  return Object.entries(value).flatMap(([name, inner]) => {
    const parsed = tryPath(type, name);
    return parsed === null ? [] : [{ op, path: parsed, value: inner }];
  });
}

/** `emails[type eq "work"].value`, `name.givenName`, `urn:…:User:manager.value` */
function parsePath(type: ResourceType, text: string): Segment[] {
  const path = tryPath(type, text);
  if (path === null) throw invalid('invalidPath', `The path ${text.slice(0, 100)} cannot be parsed`);
  return path;
}

const PATTERN = /^([A-Za-z$_][\w$-]*)(?:\[(.*)\])?(?:\.([A-Za-z$_][\w$-]*))?$/s;

function tryPath({ schema, extensions }: ResourceType, text: string): Segment[] | null {
  const isOf = (id: string) => text.toLowerCase().startsWith(`${id.toLowerCase()}:`);
  const extension = extensions.find(({ id }) => isOf(id) || id.toLowerCase() === text.toLowerCase());
  if (extension && text.length === extension.id.length) return [{ name: extension.id }];
  const prefix = extension?.id ?? (isOf(schema.id) ? schema.id : null);
  const match = PATTERN.exec(prefix === null ? text : text.slice(prefix.length + 1));
  if (match === null) return null;
  const [, name, filter, sub] = match;
  return [
    ...(extension ? [{ name: extension.id }] : []),
    { name: name!, ...(filter !== undefined && { filter: parseFilter(filter) }) },
    ...(sub === undefined ? [] : [{ name: sub }]),
  ];
}
