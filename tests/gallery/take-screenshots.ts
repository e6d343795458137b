import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import type { Address } from '#client/features.ts';
import { createGatehouse } from '#server/app/create-gatehouse.ts';
import { addressOf, PASSWORD } from '#server/cli/demo/data.ts';
import { fillWithDemo } from '#server/cli/demo/fill.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

import { takeComponentShots } from './component-shots.ts';
import { ADMINISTRATOR, screens, demoSiteOptions, visit } from './screens.ts';

/** A picture of a page of the documentation: a screen in a theme and width. */
interface Shot {
  name: string;
  address: Address;
  theme?: 'light' | 'dark';
  width?: number;
}

const shots: readonly Shot[] = [
  { name: 'sign-in', address: '/sign-in' },
  { name: 'sessions', address: '/account/sessions', theme: 'dark' },
  { name: 'members', address: '/organizations/:slug/members' },
  { name: 'members-phone', address: '/organizations/:slug/members', width: 390 },
  { name: 'invitations', address: '/organizations/:slug/invitations' },
  { name: 'users', address: '/admin/users' },
  { name: 'audit-log', address: '/admin/audit', theme: 'dark' },
];

/** `npm run screenshots`: takes the pictures of the documentation with the demo data. */
const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-gallery-'));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const [port, appPort] = [await freePort(), await freePort()];
  const trustedOrigins = [`http://localhost:${appPort}`];
  const provider = { clientId: 'pictures', clientSecret: 'pictures' };
  const options = {
    port,
    baseUrl: `http://localhost:${port}`,
    databaseUrl: postgres.url,
    dataDir,
    logLevel: 'error',
    // Both services have it: without, mails could not be decrypted and the audit log would count as changed.
    secret: 'the secret of the pictures, which nothing else has',
    ...demoSiteOptions,
    trustedOrigins,
    socialProviders: { google: provider, github: provider, microsoft: provider },
    // All pictures sign in from one address, which the rate limit would reject.
    rateLimit: { enabled: false },
  } as const;
  await fillWithDemo(options);
  const gatehouse = await createGatehouse(options);
  await gatehouse.listen();
  const browser = await launchBrowser();
  await mkdir(join(import.meta.dirname, 'pictures'), { recursive: true });
  for (const shot of shots) await takeScreenshot(browser, options.baseUrl, shot);
  await takeComponentShots({ browser, service: options.baseUrl, appPort, signIn });
  await browser.close();
  await gatehouse.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function takeScreenshot(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { name, address, theme = 'light', width = 1280 } = shot;
  const viewport = { width, height: width < 600 ? 800 : 760 };
  const context = await browser.newContext({ baseURL, viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (screens[address].as !== 'anonymous') await signIn(page);
  await visit(page, screens[address]);
  // Pictures of people.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(import.meta.dirname, 'pictures', `${name}.png`), animations: 'disabled' });
  console.log(`${name}.png`);
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/auth/sign-in/email', { data: { email: addressOf(ADMINISTRATOR), password: PASSWORD } });
}
