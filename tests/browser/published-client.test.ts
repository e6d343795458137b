import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { openPage } from '#tests/support/browser.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startListening } from '#tests/support/site.ts';

import type { client as oldestClient } from './published-client/oldest.tsx';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

/** A page of somebody's own app, on this service's origin, with the published client in it as it comes from npm. */
async function openApp(page: Page, line: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, rollupOptions: { input: join(import.meta.dirname, `published-client/${line}.tsx`) } },
  });
  // One entry, written nowhere, not watched: one output, whose first chunk is the entry's.
  const [{ code }] = (built as Rollup.RollupOutput).output;
  await page.route('**/app.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  const head = '<title>App</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>';
  await page.route('**/app', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html><head>${head}</head><body></body></html>` }),
  );
  await page.goto('/app');
}

test.for(['oldest', 'newest'])(
  'the hooks of the %s published React client draw what its calls change',
  async (line) => {
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
    const { page, problems } = opened;
    const says = (hook: string, text: string) =>
      page
        .getByLabel(hook, { exact: true })
        .filter({ hasText: new RegExp(`^${text}$`) })
        .waitFor();
    await openApp(page, line);
    // The newest client takes what the oldest takes in each call that is made here.
    const inApp = () => page.evaluateHandle(() => globalThis as unknown as { client: typeof oldestClient });
    const app = await inApp();
    await says('session', 'nobody');

    const person = { email: `${line}@example.com`, password: PASSWORD, name: 'Ada' };
    await app.evaluate(({ client }, given) => client.signUp.email(given), person);
    await says('session', 'Ada');
    await says('active', 'none');
    await app.evaluate(({ client }) => client.updateUser({ name: 'Grace' }));
    await says('session', 'Grace');

    const [acme, beta] = [`acme-${line}`, `beta-${line}`];
    for (const slug of [acme, beta]) {
      await app.evaluate(({ client }, given) => client.organization.create(given), { name: slug, slug });
    }
    await says('organizations', `${acme}, ${beta}`);
    await app.evaluate(({ client }, organizationSlug) => client.organization.setActive({ organizationSlug }), acme);
    await says('active', `${acme} of 1`);

    await page.reload();
    await says('session', 'Grace');
    await says('active', `${acme} of 1`);
    await says('member', 'owner');
    if (line === 'newest') await says('role', 'owner');
    expect(problems).toEqual([]);

    await (await inApp()).evaluate(({ client }) => client.signOut());
    await says('session', 'nobody');
  },
);
