import { expect, test } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { errors } from '#generated/features.ts';
import {
  notServed,
  publishedCalls,
  publishedCodes,
  publishedParameters,
  refusedParameters,
  renamedCodes,
} from '#tests/support/calls/published-calls.ts';

const served = new Set(
  servedCalls(appRouter)
    .filter(({ meta }) => meta.openapi && meta.guard !== 'server only')
    .map(({ meta }) => `${meta.openapi!.method} ${meta.openapi!.path.replace(/\{(\w+)\}/g, ':$1')}`),
);
const unservedCalls = (calls: string[]) => calls.filter((call) => !served.has(call)).toSorted();

test('every call of better-auth 1.2.8 is served', () => {
  expect(publishedCalls('oldest').length).toBeGreaterThan(60);
  expect(unservedCalls(publishedCalls('oldest'))).toEqual([]);
});

test('every call of the newest better-auth is served or listed in docs/better-auth-clients.md', () => {
  expect(publishedCalls('newest').length).toBeGreaterThan(80);
  expect(unservedCalls(publishedCalls('newest'))).toEqual(notServed().toSorted());
});

test('every query parameter of better-auth is accepted or listed as rejected in docs/better-auth-clients.md', () => {
  const accepted = new Map(
    servedCalls(appRouter).map(({ meta, fields }) => [meta.openapi?.path.replace(/\{(\w+)\}/g, ':$1'), fields]),
  );
  const sent = [...publishedParameters('oldest'), ...publishedParameters('newest')];
  const refused = new Set(
    sent.filter((parameter) => {
      const [path, name] = parameter.split(' ');
      return accepted.has(path) && !accepted.get(path)!.includes(name!);
    }),
  );

  expect(sent.length).toBeGreaterThan(40);
  expect([...refused].toSorted()).toEqual(refusedParameters().toSorted());
});

test('every renamed error code in the document exists in better-auth and not in this service', () => {
  const published = publishedCodes('newest');
  expect(renamedCodes().length).toBeGreaterThan(10);
  for (const [before, here] of renamedCodes()) {
    expect(published).toContain(before);
    expect(Object.keys(errors)).not.toContain(before);
    expect(Object.keys(errors)).toContain(here);
  }
});
