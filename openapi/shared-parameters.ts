import type { OpenAPIObject } from 'trpc-to-openapi';

import { isReference, referenceTo, type Operation, type Parameter, type Reference } from './objects.ts';

/** Moves the parameters that several operations have to `components`, under their names: the most frequent one of each name. */
export function shareParameters(document: OpenAPIObject): void {
  const operations = Object.values(document.paths!).flatMap((path) => Object.values(path as Record<string, Operation>));
  const lists = operations.flatMap(({ parameters = [] }) => [parameters as (Parameter | Reference)[]]);
  const places = lists.flatMap((list) =>
    list.flatMap((parameter, index) => (isReference(parameter) ? [] : [{ list, index, parameter }])),
  );
  const groups = [...Map.groupBy(places, ({ parameter }) => JSON.stringify(parameter)).values()];
  const shared: Record<string, Parameter> = {};
  for (const same of groups.toSorted((a, b) => b.length - a.length)) {
    const { parameter } = same[0]!;
    if (same.length === 1 || parameter.name in shared) continue;
    shared[parameter.name] = parameter;
    for (const { list, index } of same) list[index] = referenceTo('parameters', parameter.name);
  }
  document.components!.parameters = { ...document.components!.parameters, ...(shared as object) };
}
