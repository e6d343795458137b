import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { createGatehouse } from '#server/app/create-gatehouse.ts';
import { addressOf, PASSWORD } from '#server/cli/demo/data.ts';
import { fillWithDemo } from '#server/cli/demo/fill.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { sample } from '#tests/support/sources/documents.ts';

import { ADMINISTRATOR, screens, demoSiteOptions, visit } from './screens.ts';
import { shots, type Shot } from './shots.ts';

/** `npm run screenshots`: takes the pictures of the documentation with the demo data. */
const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-gallery-'));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const port = await freePort();
  const options = {
    port,
    baseUrl: `http://localhost:${port}`,
    databaseUrl: postgres.url,
    dataDir,
    logLevel: 'error',
    // Both services have it: without, mails could not be decrypted and the audit log would count as changed.
    secret: 'the secret of the pictures, which nothing else has',
    ...demoSiteOptions,
  } as const;
  await fillWithDemo(options);
  const gatehouse = await createGatehouse(options);
  await gatehouse.listen();
  const browser = await launchBrowser();
  await mkdir(join(import.meta.dirname, 'pictures'), { recursive: true });
  for (const shot of shots) await takeScreenshot(browser, options.baseUrl, shot);
  await browser.close();
  await gatehouse.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function takeScreenshot(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { name, address, theme = 'light', width = 1280, click, part, isStyled = false } = shot;
  // A part is shown whole: the header of the page would cover its beginning.
  const viewport = { width, height: part !== undefined ? 1400 : width < 600 ? 800 : 760 };
  const context = await browser.newContext({ baseURL, viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (screens[address].as !== 'anonymous') await signIn(page);
  await visit(page, screens[address]);
  if (click !== undefined) await page.getByRole('button', { name: click, exact: true }).click();
  if (isStyled) await page.addStyleTag({ content: sample('docs/components.md#colours-and-type css') });
  // Pictures of people, and what a click loads.
  await page.waitForLoadState('networkidle');
  const picture = { path: join(import.meta.dirname, 'pictures', `${name}.png`), animations: 'disabled' } as const;
  await (part === undefined ? page.screenshot(picture) : page.locator(part).first().screenshot(picture));
  console.log(`${name}.png`);
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/auth/sign-in/email', { data: { email: addressOf(ADMINISTRATOR), password: PASSWORD } });
}
