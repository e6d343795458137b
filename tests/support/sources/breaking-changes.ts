import { schemaBreaks, type Comparison, type Schema, type Schemas } from './compatible-schemas.ts';

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, { content?: Content }>;
}

/** The parts of a document on which programs depend (`promiseOf` in openapi/released.ts). */
export interface Promised {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Schemas };
}

type Documents = Omit<Comparison, 'of'>;

/** The changes that break programs written for the released document, as sentences. */
export function breakingChanges(released: Promised, current: Promised): string[] {
  const documents = { released: released.components.schemas, current: current.components.schemas };
  const calls = Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operationBreaks(documents, operation, current.paths[path]?.[method]).map(
        (text) => `${method.toUpperCase()} ${path}: ${text}`,
      ),
    ),
  );
  const events = Object.entries(released.webhooks).flatMap(([type, { post }]) => {
    const now = current.webhooks[type]?.post;
    if (now === undefined) return [`webhook ${type}: was removed`];
    const [before, after] = [post.requestBody?.content ?? {}, now.requestBody?.content ?? {}];
    return contentBreaks({ ...documents, of: 'answer' }, before, after).map((text) => `webhook ${type}: ${text}`);
  });
  return [...calls, ...events];
}

function operationBreaks(documents: Documents, old: Operation, now: Operation | undefined): string[] {
  if (now === undefined) return ['the operation was removed'];
  const input: Comparison = { ...documents, of: 'input' };
  return [
    ...(old.operationId === now.operationId ? [] : [`generated clients call it ${now.operationId} now`]),
    ...securityBreaks(old, now),
    ...schemaBreaks(input, parametersOf(old), parametersOf(now)),
    ...contentBreaks(input, old.requestBody?.content ?? {}, now.requestBody?.content ?? {}),
    ...(now.requestBody?.required && !old.requestBody?.required ? ['the body is now required'] : []),
    ...answerBreaks({ ...documents, of: 'answer' }, old, now),
  ];
}

/** Each way to authenticate must still work; an operation without requirements is open. */
function securityBreaks(old: Operation, now: Operation): string[] {
  const [olds, nows] = [old, now].map(({ security }) => (security?.length ? security : [{}]));
  const accepted = new Set(nows!.map((requirement) => JSON.stringify(requirement)));
  if (accepted.has('{}')) return [];
  return olds!
    .map((requirement) => JSON.stringify(requirement))
    .filter((requirement) => !accepted.has(requirement))
    .map((requirement) => (requirement === '{}' ? 'it now requires a session' : `it no longer accepts ${requirement}`));
}

/** The parameters as the fields of an object. */
function parametersOf({ parameters = [] }: Operation): Schema {
  const nameOf = (parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: parameters.filter(({ required }) => required).map(nameOf),
  };
}

function contentBreaks(comparison: Comparison, old: Content, now: Content): string[] {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const media = now[type];
    if (media === undefined) return [`no ${type} any more`];
    return schema && media.schema ? schemaBreaks(comparison, schema, media.schema) : [];
  });
}

/** Errors can be added; another successful status is one that programs do not expect. */
function answerBreaks(comparison: Comparison, old: Operation, now: Operation): string[] {
  const [olds, nows] = [old.responses ?? {}, now.responses ?? {}];
  const added = Object.keys(nows).filter((status) => !(status in olds));
  return [
    ...added.map((status) => `it can now answer ${status}`),
    ...Object.entries(olds).flatMap(([status, { content = {} }]) => {
      const answer = nows[status];
      return answer ? contentBreaks(comparison, content, answer.content ?? {}) : [`it no longer answers ${status}`];
    }),
  ];
}
