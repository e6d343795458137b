import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { axeFindings, saveScreenshot } from '#tests/support/browser/accessibility.ts';

const head =
  '<!doctype html><html lang="en"><head><title>Harness</title><link rel="stylesheet" href="/style.css"></head>';

/** Path by path: the type and the content. */
const site: Record<string, [type: string, content: string]> = {
  '/style.css': [
    'text/css',
    ':root { color-scheme: light dark } body { color: CanvasText; background: Canvas } .faint { color: #bbb; background: #fff }',
  ],
  '/sound': [
    'text/html',
    `${head}<body><main><h1>Sign in</h1><p>The quick brown fox</p><label>Email <input type="email"></label><code>code</code></main></body></html>`,
  ],
  '/faulty': [
    'text/html',
    `${head}<body><main><h1>Faulty</h1><p class="faint">Hardly readable</p><img src="/none.png"><script src="/faulty.js"></script><script>document.title = 'ran';</script></main></body></html>`,
  ],
  '/faulty.js': [
    'text/javascript',
    "console.error('planted'); fetch('http://elsewhere.example/').catch(() => {}); setTimeout(() => { throw new Error('thrown'); });",
  ],
};

const server = createServer((request, response) => {
  const [type, content] = site[request.url ?? ''] ?? [];
  // As strict as the service's policy: inline scripts do not run.
  response.setHeader('content-security-policy', "default-src 'self'; connect-src *");
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(content);
});

let browser: Browser;
let baseUrl: string;

beforeAll(async () => {
  browser = await launchBrowser();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The address of a server that listens on a port is no string.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('a valid page has no problems and no axe findings', async () => {
  await using opened = await openPage({ browser, baseUrl });
  await opened.page.goto('/sound');

  expect(await opened.page.getByText('The quick brown fox').isVisible()).toBe(true);
  expect(await axeFindings(opened.page)).toEqual([]);
  expect(opened.problems).toEqual([]);
});

test('reports console errors, uncaught errors, failed requests and blocked scripts as problems', async () => {
  await using opened = await openPage({ browser, baseUrl });
  const thrown = opened.page.waitForEvent('pageerror');
  const failed = opened.page.waitForEvent('requestfailed');
  await opened.page.goto('/faulty');
  await Promise.all([thrown, failed]);

  expect(opened.problems).toContain('console: planted at /faulty.js');
  expect(opened.problems).toContain('uncaught: thrown');
  expect(opened.problems).toContain('request: GET http://elsewhere.example/ net::ERR_NAME_NOT_RESOLVED');
  expect(opened.problems).toContainEqual(expect.stringContaining('404'));
  expect(opened.problems).toContainEqual(expect.stringContaining('Content Security Policy'));
  expect(await opened.page.title()).toBe('Harness');
});

test('reports serious and critical axe findings with their elements under a strict policy', async () => {
  await using opened = await openPage({ browser, baseUrl });
  await opened.page.goto('/faulty');

  expect(await axeFindings(opened.page)).toMatchObject([
    { rule: 'color-contrast', impact: 'serious', elements: ['p'] },
    { rule: 'image-alt', impact: 'critical', elements: ['img'] },
  ]);
});

test('opens a page in the requested theme and width', async () => {
  const openIn = async (theme: 'light' | 'dark', width: number) => {
    await using opened = await openPage({ browser, baseUrl, theme, width });
    await opened.page.goto('/sound');
    return await opened.page.evaluate(() => [getComputedStyle(document.body).backgroundColor, innerWidth]);
  };
  expect(await openIn('light', 390)).toEqual(['rgb(255, 255, 255)', 390]);
  expect(await openIn('dark', 1280)).toEqual(['rgb(18, 18, 18)', 1280]);
});

test('a screenshot is a PNG of the page width', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  await using opened = await openPage({ browser, baseUrl, width: 390 });
  await opened.page.goto('/sound');
  vi.stubEnv('SCREENSHOTS', '');
  expect(await saveScreenshot(opened.page, 'harness')).toBeUndefined();
  vi.stubEnv('SCREENSHOTS', '1');
  const picture = await readFile((await saveScreenshot(opened.page, 'harness'))!);

  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(390);
});

// Unpacking the browser twice takes all cores for seconds.
test.skipIf(!process.env['LONG'])(
  'concurrent launches succeed when the browser is not unpacked yet',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-harness-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());

    const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
    expect(browsers.map((each) => each.isConnected())).toEqual([true, true]);
    await Promise.all(browsers.map((each) => each.close()));
  },
  60_000,
);
