import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { openPublishedApp } from '#tests/support/browser/published-app.ts';
import { startListening } from '#tests/support/browser/site.ts';

import type { client as oldestClient } from './published-client/oldest.tsx';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

test.for(['oldest', 'newest'])('the hooks of the %s published React client update after its calls', async (line) => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  const waitForOutput = (hook: string, text: string) =>
    page
      .getByLabel(hook, { exact: true })
      .filter({ hasText: new RegExp(`^${text}$`) })
      .waitFor();
  await openPublishedApp(page, join(import.meta.dirname, `published-client/${line}.tsx`));
  // The newest client accepts the same inputs in the calls below.
  const inApp = () => page.evaluateHandle(() => globalThis as unknown as { client: typeof oldestClient });
  const app = await inApp();
  await waitForOutput('session', 'signed out');

  const person = { email: `${line}@example.com`, password: PASSWORD, name: 'Ada' };
  await app.evaluate(({ client }, input) => client.signUp.email(input), person);
  await waitForOutput('session', 'Ada');
  await waitForOutput('active', 'none');
  await app.evaluate(({ client }) => client.updateUser({ name: 'Grace' }));
  await waitForOutput('session', 'Grace');

  const [acme, beta] = [`acme-${line}`, `beta-${line}`];
  for (const slug of [acme, beta]) {
    await app.evaluate(({ client }, input) => client.organization.create(input), { name: slug, slug });
  }
  await waitForOutput('organizations', `${acme}, ${beta}`);
  await app.evaluate(({ client }, organizationSlug) => client.organization.setActive({ organizationSlug }), acme);
  await waitForOutput('active', `${acme} of 1`);

  await page.reload();
  await waitForOutput('session', 'Grace');
  await waitForOutput('active', `${acme} of 1`);
  await waitForOutput('member', 'owner');
  if (line === 'newest') await waitForOutput('role', 'owner');
  expect(problems).toEqual([]);

  await (await inApp()).evaluate(({ client }) => client.signOut());
  await waitForOutput('session', 'signed out');
});
