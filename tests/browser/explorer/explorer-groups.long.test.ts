import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { sectionOf } from '#tests/support/sources/documents.ts';
import { startListening } from '#tests/support/browser/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

type Paths = Record<string, Record<string, { 'x-browser-only'?: true }>>;

/** Calls that answer with a page or a redirect. */
async function browserOnlyCalls(page: Page): Promise<Set<string>> {
  const { paths } = (await (await page.request.get('/api/auth/openapi.json')).json()) as { paths: Paths };
  const marked = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation['x-browser-only'] ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
  return new Set(marked);
}

test('groups and calls match docs/calls.md, and browser-only calls are marked', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs#/');
  await page.locator('.opblock-tag').first().waitFor();
  const browserOnly = await browserOnlyCalls(page);
  expect(browserOnly.size).toBeGreaterThan(5);

  const groups = page.locator('.opblock-tag');
  const names = await groups.evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-tag')!));
  const document = 'docs/calls.md';
  const groupsOfPage = [...sectionOf(document, '# Calls').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(names).toEqual(groupsOfPage);

  for (const name of names) {
    const group = page.locator('.opblock-tag-section', { has: page.locator(`[data-tag="${name}"]`) });
    await group.locator('.opblock-tag').click();
    await group.locator('.opblock').first().waitFor();
    const displayed = await group.locator('.opblock-summary').evaluateAll((calls) =>
      calls.map((call) => {
        const text = (part: string) => call.querySelector(`.opblock-summary-${part}`)?.textContent ?? '';
        // Swagger UI puts invisible breaks into a path.
        const path = text('path').replaceAll('\u200b', '');
        return { call: `${text('method')} ${path}`, summary: text('description') };
      }),
    );
    const rows = [...sectionOf(document, `## ${name}`).matchAll(/^\| `(\w+ \/[^`]*)` \|.*\| (.*) \|$/gm)];
    expect(displayed.map(({ call }) => call).toSorted()).toEqual(rows.map(([, call]) => call!).toSorted());
    for (const { call, summary } of displayed) {
      expect([call, summary.startsWith('In a browser: ')]).toEqual([call, browserOnly.has(call)]);
    }
    // Swagger UI renders only the visible part of a page with many open calls.
    await group.locator('.opblock-tag').click();
  }
}, 90_000);
