import { expect } from 'vitest';

import { startGatehouse, test as base } from '#tests/support/test.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

const test = base.extend<{ site: Gatehouse }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  site: async ({}, use) => {
    await using site = await startGatehouse({ webApp: true });
    await use(site);
  },
});

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('answers 404 as JSON to requests for no screen of the web app', async ({ site }) => {
  const requests: [url: string, accept?: string][] = [
    ['/.well-known/openid-configuration'],
    ['/.well-known/openid-configuration', html],
    ['/%2ewell-known/openid-configuration', html],
    ['/.well-known/oauth-authorization-server', 'application/json'],
    ['/robots.txt', '*/*'],
    ['/favicon.ico', 'image/avif,image/webp'],
    ['/account', 'application/json'],
    ['/api', html],
    ['/%61pi/auth/nothing', html],
    ['//api/auth/get-session', html],
    ['/dev/nothing', html],
    ['/assets/nothing.js', html],
  ];
  for (const [url, accept] of requests) {
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = accept === undefined ? {} : { accept };
      const response = await site.app.inject({ method, url, headers });
      expect([response.statusCode, response.headers['content-type']], `${method} ${url}`).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
      expect(response.headers['cache-control']).toBe('no-store');
      if (method === 'GET') expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Not found' });
    }
  }
});

test('answers HEAD like GET, without the body', async ({ site }) => {
  for (const [url, accept] of [
    ['/'],
    ['/sign-in', html],
    ['/sign-in', '*/*'],
    ['/organizations/acme.io/members', html],
    ['/favicon.svg', 'image/*'],
  ] as [string, string?][]) {
    const headers = accept === undefined ? {} : { accept };
    const get = await site.app.inject({ method: 'GET', url, headers });
    const head = await site.app.inject({ method: 'HEAD', url, headers });
    expect([get.statusCode, head.statusCode, head.body], url).toEqual([200, 200, '']);
    for (const name of ['content-type', 'content-security-policy', 'cache-control', 'content-length'])
      expect(head.headers[name], `${url} ${name}`).toBe(get.headers[name]);
  }
});

test('no site can show a screen inside of its own, where users would click what they do not see', async ({ site }) => {
  for (const url of ['/', '/sign-in', '/consent?interaction=x', '/account/connected-apps', '/nothing']) {
    const { headers } = await site.app.inject({ method: 'GET', url, headers: { accept: html } });
    expect(String(headers['content-security-policy']).split(';'), url).toContain("frame-ancestors 'none'");
  }
});
