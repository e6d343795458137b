import type { Operation } from '#openapi/objects.ts';
import { REST_PREFIX } from '#server/http/rest.ts';
import { servedCalls, type ServedCall } from '#server/http/procedures.ts';
import type { Gatehouse } from '#server/app.ts';
import { appRouter } from '#server/router.ts';
import { inject } from 'vitest';

/** A call as a caller from outside knows it. */
export interface HttpCall {
  name: string;
  method: 'GET' | 'POST';
  /** Its address, with a made-up value where it has a parameter. */
  url: string;
  /** Every field that its input may have. */
  fields: string[];
  meta: ServedCall['meta'];
}

/** Every call that exists over the network, so that a rule can be held to those that are still to be written. */
export function httpCalls({ options }: Pick<Gatehouse, 'options'>): HttpCall[] {
  const { paths } = inject('document');
  return servedCalls(appRouter).flatMap(({ name, meta }) => {
    if (!meta.openapi || meta.guard === 'server only' || meta.enabled?.(options) === false) return [];
    const { method, path } = meta.openapi as { method: HttpCall['method']; path: string };
    const operation = paths![path]![method.toLowerCase() as 'get' | 'post'] as Operation;
    const url = REST_PREFIX + path.replace(/\{\w+\}/g, 'made-up');
    return [{ name, method, url, fields: fieldsOf(operation), meta }];
  });
}

/** Parameters, and the properties of a body written in place. */
function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const inQuery = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
  );
  const content = requestBody && 'content' in requestBody ? Object.values(requestBody.content) : [];
  const inBody = content.flatMap(({ schema }) => Object.keys((schema as { properties?: object }).properties ?? {}));
  return [...inQuery, ...inBody];
}
