import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { callsPage } from '#openapi/call-table.ts';
import { checkedInDocument, documentFile } from '#openapi/write.ts';
import { servedCalls } from '#server/http/procedures.ts';
import { documentation } from '#server/installed.ts';
import { appRouter } from '#server/router.ts';
import { errors } from '#shared/features.ts';
import { Person } from '#tests/support/person.ts';
import { sectionOf } from '#tests/support/documents.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('openapi.json is what the router says now: `npm run docs` writes it', () => {
  expect(readFileSync(documentFile, 'utf8')).toBe(checkedInDocument(documentation));
});

test('docs/calls.md is what the router says now: `npm run docs` writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/calls.md'), 'utf8');
  expect(page).toBe(callsPage(servedCalls(appRouter), documentation));
});

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

test('the document names the session cookie as the options make it, and the address as people use it', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: 'https://auth.example.com', cookiePrefix: 'acme' });
  const { body } = await new Person(gatehouse).get('/openapi.json');

  expect(body.servers).toEqual([{ url: 'https://auth.example.com/api/auth' }]);
  expect(body.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: '__Secure-acme.session_token' },
    bearer: { type: 'http', scheme: 'bearer' },
  });
});

test('a call asks for a session where its guard does, and nowhere else', async ({ anyone }) => {
  const { body } = await anyone.get('/openapi.json');
  const asked = servedCalls(appRouter).filter(({ meta }) => meta.openapi && meta.guard !== 'server only');
  for (const { meta } of asked) {
    const { security } = body.paths[meta.openapi!.path][meta.openapi!.method.toLowerCase()];
    const either = [{ session: [] }, { bearer: [] }];
    const expected = meta.guard === 'anyone' ? (meta.session ? [{}, ...either] : []) : either;
    expect([meta.openapi!.path, security]).toEqual([meta.openapi!.path, expected]);
  }
});

test('errors of a connection before any call are in the document and in docs/calls.md', async ({ anyone }) => {
  const { body } = await anyone.get('/openapi.json');
  const page = sectionOf('docs/calls.md', '# Calls');
  for (const code of ['REQUEST_TIMEOUT', 'REQUEST_HEADER_FIELDS_TOO_LARGE'] as const) {
    const stated = `${errors[code][0]} \`${code}\``;
    expect(body.info.description.replaceAll('\n', ' ')).toContain(stated);
    expect(page.replaceAll('\n', ' ')).toContain(stated);
  }
});
