import { expect, test } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import { errors } from '#shared/features.ts';
import {
  notServed,
  publishedCalls,
  publishedCodes,
  publishedParameters,
  refusedParameters,
  renamedCodes,
} from '#tests/support/published-calls.ts';

const served = new Set(
  servedCalls(appRouter)
    .filter(({ meta }) => meta.openapi && meta.guard !== 'server only')
    .map(({ meta }) => `${meta.openapi!.method} ${meta.openapi!.path.replace(/\{(\w+)\}/g, ':$1')}`),
);
const away = (calls: string[]) => calls.filter((call) => !served.has(call)).toSorted();

test('every call of the published package that the specification was written from is served', () => {
  expect(publishedCalls('oldest').length).toBeGreaterThan(60);
  expect(away(publishedCalls('oldest'))).toEqual([]);
});

test('every call of the newest published package is served, or docs/better-auth-clients.md lists it', () => {
  expect(publishedCalls('newest').length).toBeGreaterThan(80);
  expect(away(publishedCalls('newest'))).toEqual(notServed().toSorted());
});

test('every query parameter of the published clients is accepted, or docs/better-auth-clients.md lists it as rejected', () => {
  const taken = new Map(
    servedCalls(appRouter).map(({ meta, fields }) => [meta.openapi?.path.replace(/\{(\w+)\}/g, ':$1'), fields]),
  );
  const sent = [...publishedParameters('oldest'), ...publishedParameters('newest')];
  const refused = new Set(
    sent.filter((one) => {
      const [path, name] = one.split(' ');
      return taken.has(path) && !taken.get(path)!.includes(name!);
    }),
  );

  expect(sent.length).toBeGreaterThan(40);
  expect([...refused].toSorted()).toEqual(refusedParameters().toSorted());
});

test('a renamed error code is a code of the published package and not of this service', () => {
  const theirs = publishedCodes('newest');
  expect(renamedCodes().length).toBeGreaterThan(10);
  for (const [before, here] of renamedCodes()) {
    expect(theirs).toContain(before);
    expect(Object.keys(errors)).not.toContain(before);
    expect(Object.keys(errors)).toContain(here);
  }
});
