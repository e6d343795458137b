import type { Operation } from '#openapi/objects.ts';
import { servedCalls, type ServedCall } from '#server/transports/procedures.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { appRouter } from '#server/app/router.ts';
import { inject } from 'vitest';

/** A call that is served over HTTP. */
export interface HttpCall {
  name: string;
  method: 'GET' | 'POST';
  /** With a made-up value for a path parameter. */
  url: string;
  /** All input fields. */
  fields: string[];
  meta: ServedCall['meta'];
}

/** All enabled calls, from the router, so that rules apply to future calls as well. */
export function httpCalls({ options }: Pick<Gatehouse, 'options'>): HttpCall[] {
  const { paths } = inject('document');
  return servedCalls(appRouter).flatMap(({ name, meta }) => {
    if (!meta.openapi || meta.guard === 'server only' || meta.enabled?.(options) === false) return [];
    const { method, path } = meta.openapi as { method: HttpCall['method']; path: string };
    const operation = paths![path]![method.toLowerCase() as 'get' | 'post'] as Operation;
    const url = options.basePath + path.replace(/\{\w+\}/g, 'made-up');
    return [{ name, method, url, fields: fieldsOf(operation), meta }];
  });
}

/** Query parameters and body properties; a body behind a `$ref` is left out. */
function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const inQuery = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
  );
  const content = requestBody && 'content' in requestBody ? Object.values(requestBody.content) : [];
  const inBody = content.flatMap(({ schema }) => Object.keys((schema as { properties?: object }).properties ?? {}));
  return [...inQuery, ...inBody];
}
