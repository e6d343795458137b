import { expect } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import { test } from '#tests/support/test.ts';

test('every call with a path is in the document that the service serves, and nothing else', async ({ anyone }) => {
  const { body } = await anyone.get('/openapi.json');
  const documented = Object.entries(body.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs as object).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const served = servedCalls(appRouter)
    .filter(({ meta }) => meta.openapi && meta.guard !== 'server only')
    .map(({ meta }) => `${meta.openapi!.method} ${meta.openapi!.path}`);

  expect(documented.sort()).toEqual(served.sort());
});

test('the explorer and all that it loads come from this service', async ({ anyone }) => {
  const page = await anyone.send({ method: 'GET', url: '/docs' });
  const loads = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, url]) => url!)
    .filter((url) => !url.startsWith('data:'));

  expect(loads).toHaveLength(3);
  for (const url of loads) {
    expect(url).toMatch(/^\/api\/auth\/docs\//);
    expect((await anyone.send({ method: 'GET', url })).statusCode).toBe(200);
  }
  expect((await anyone.send({ method: 'GET', url: '/docs/assets/package.json' })).statusCode).toBe(404);
});
