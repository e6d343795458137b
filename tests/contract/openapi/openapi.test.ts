import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, inject } from 'vitest';

import { callsPage } from '#openapi/call-table.ts';
import { checkedInDocument, documentFile } from '#openapi/write.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { documentation } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { errors } from '#generated/features.ts';
import { Person } from '#tests/support/person.ts';
import { sectionOf } from '#tests/support/sources/documents.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('openapi.json is up to date with the router (`npm run docs`)', () => {
  expect(readFileSync(documentFile, 'utf8')).toBe(checkedInDocument(documentation));
});

test('docs/calls.md is up to date with the router (`npm run docs`)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/calls.md'), 'utf8');
  expect(page).toBe(callsPage(servedCalls(appRouter), documentation));
});

test('the served document has exactly the calls with a path', async ({ anyone }) => {
  const { body } = await anyone.get('/openapi.json');
  const documented = Object.entries(body.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs as object).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const served = servedCalls(appRouter)
    .filter(({ meta }) => meta.openapi && meta.guard !== 'server only')
    .map(({ meta }) => `${meta.openapi!.method} ${meta.openapi!.path}`);

  expect(documented.sort()).toEqual(served.sort());
});

test("the document is also served under the path of better-auth's openAPI plugin", async ({ anyone }) => {
  const { status, body } = await anyone.get('/open-api/generate-schema');

  expect(status).toBe(200);
  expect(body).toEqual((await anyone.get('/openapi.json')).body);
});

test('the explorer loads all its files from this service', async ({ anyone }) => {
  const page = await anyone.send({ method: 'GET', url: '/docs' });
  const loads = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, url]) => url!)
    .filter((url) => !url.startsWith('data:'));

  expect(loads).toHaveLength(3);
  for (const url of loads) {
    expect(url).toMatch(/^\/api\/auth\/docs\//);
    expect((await anyone.send({ method: 'GET', url })).statusCode).toBe(200);
  }
  // The font, where the web app is built.
  for (const [, url] of page.body.matchAll(/src:url\(([^)]+)\)/g)) {
    expect((await anyone.send({ method: 'GET', url: url! })).headers['content-type']).toBe('font/woff2');
  }
  expect((await anyone.send({ method: 'GET', url: '/docs/assets/package.json' })).statusCode).toBe(404);
});

test("the page of better-auth's openAPI plugin leads to the explorer", async ({ anyone }) => {
  const { statusCode, headers } = await anyone.send({ method: 'GET', url: '/reference' });
  expect([statusCode, headers.location]).toEqual([302, '/api/auth/docs']);
});

test('the document has the cookie name and the base URL of the options', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: 'https://auth.example.com', cookiePrefix: 'acme' });
  const { body } = await new Person(gatehouse).get('/openapi.json');

  expect(body.servers).toEqual([{ url: 'https://auth.example.com/api/auth' }]);
  expect(body.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: '__Secure-acme.session_token' },
    bearer: { type: 'http', scheme: 'bearer' },
  });
});

test('the document requires a session, or a key with the scope, exactly for guarded calls', async ({ anyone }) => {
  const { body } = await anyone.get('/openapi.json');
  const documented = servedCalls(appRouter).filter(({ meta }) => meta.openapi && meta.guard !== 'server only');
  for (const { meta } of documented) {
    const { security } = body.paths[meta.openapi!.path][meta.openapi!.method.toLowerCase()];
    const either = [{ session: [] }, { bearer: [] }];
    const apiKey = meta.scope ? [{ apiKey: [meta.scope] }] : [];
    const ofGuard: Record<string, object[]> = {
      anyone: meta.session ? [{}, ...either] : [],
      'API key': [{ apiKey: [] }, { bearer: [] }],
    };
    const expected = ofGuard[meta.guard!] ?? [...either, ...apiKey];
    expect([meta.openapi!.path, security]).toEqual([meta.openapi!.path, expected]);
  }
});

test('connection errors are described in the document and in docs/calls.md', async ({ anyone }) => {
  const { body } = await anyone.get('/openapi.json');
  const page = sectionOf('docs/calls.md', '# Calls');
  for (const code of ['REQUEST_TIMEOUT', 'REQUEST_HEADER_FIELDS_TOO_LARGE'] as const) {
    const row = `${errors[code][0]} \`${code}\``;
    expect(body.info.description.replaceAll('\n', ' ')).toContain(row);
    expect(page.replaceAll('\n', ' ')).toContain(row);
  }
});

test('the document has no pattern that needs the flag u, without which generated clients compile patterns', () => {
  const text = JSON.stringify(inject('document'));
  const patterns = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern]) => JSON.parse(pattern!) as string,
  );

  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter((pattern) => /\\[pP]\{|\\u\{/.test(pattern))).toEqual([]);
});
