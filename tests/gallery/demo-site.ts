import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

import { addressOf, type PersonName } from '#server/cli/demo/data.ts';
import { fillWithDemo } from '#server/cli/demo/fill.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { ADMINISTRATOR, demoSiteOptions } from './screens.ts';

import { openPage, type OpenPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { servedDocument } from '#tests/support/sources/served-document.ts';
import { startSite } from '#tests/support/browser/site.ts';
import { testOptions } from '#tests/support/test.ts';
import { signInByRequest } from '#tests/support/browser/browser-flow.ts';

/** Starts a service with demo data and a browser for a test file; returns a function that opens a page as one of its users. */
export function setUpDemoSite(): (options: { as?: PersonName | 'anonymous'; locale?: string }) => Promise<OpenPage> {
  let browser: Browser;
  let gatehouse: Gatehouse;
  beforeAll(async () => {
    const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
    await fillWithDemo({ ...testOptions, ...demoSiteOptions, databaseUrl });
    // All users sign in from one address, which the rate limit would reject.
    const options = { ...demoSiteOptions, databaseUrl, rateLimit: { enabled: false } };
    [browser, gatehouse] = await Promise.all([launchBrowser(), startSite(options)]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), gatehouse.close()]);
  });
  return async ({ as = ADMINISTRATOR, locale = 'en-US' }) => {
    const { baseUrl } = gatehouse.options;
    const opened = await openPage({ browser, baseUrl, locale, document: await servedDocument(gatehouse) });
    if (as !== 'anonymous') await signInByRequest(opened.page, addressOf(as));
    return opened;
  };
}
