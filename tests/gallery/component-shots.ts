import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';

import { buildApp } from '#tests/package/build-app.ts';
import { installClient } from '#tests/package/install-tarball.ts';
import { sample } from '#tests/support/sources/documents.ts';

import { createKeys } from './key-states.ts';
import { post } from './two-factor.ts';

/** A picture of an example of docs/components, in an app with the published package. */
interface ComponentShot {
  /** The file of the example, and the name of the picture. */
  example: string;
  suffix?: '-dark' | '-styled';
  width: number;
  /** Room for what opens, which is no part of the page. */
  height?: number;
  /** Default: an administrator, with API keys and organizations. */
  as?: 'anonymous' | 'newcomer';
  /** The buttons that are clicked first. */
  clicks?: (string | RegExp)[];
  /** What is typed, by the label of the field. */
  fields?: Readonly<Record<string, string>>;
  /** The text that shows that everything is loaded. */
  ready: string;
}

const light: readonly ComponentShot[] = [
  { example: 'sign-in', width: 448, as: 'anonymous', ready: 'Continue' },
  {
    example: 'sign-up',
    width: 448,
    as: 'anonymous',
    fields: { Name: 'Ada Lovelace', Email: 'ada@acme.com', Password: 'notes on the engine' },
    ready: 'Create account',
  },
  { example: 'verify-email', width: 928, as: 'newcomer', ready: 'verify your email' },
  { example: 'user-button', width: 368, height: 330, clicks: [/^Your account/], ready: 'Sign out' },
  { example: 'user-profile', width: 928, clicks: ['Security'], ready: 'Passkeys' },
  { example: 'api-keys', width: 768, ready: 'Billing export' },
  {
    example: 'organization-switcher',
    width: 368,
    height: 380,
    clicks: [/Switch organization$/],
    ready: 'Create organization',
  },
  { example: 'organization-profile', width: 928, clicks: ['Members'], ready: 'Grace Hopper' },
  { example: 'organization-list', width: 608, ready: 'Analytical Engines' },
  { example: 'create-organization', width: 608, fields: { Name: 'Difference Engines' }, ready: 'URL' },
];

const shots: readonly ComponentShot[] = [
  ...light.flatMap((shot): ComponentShot[] => [shot, { ...shot, suffix: '-dark' }]),
  { ...light[0]!, suffix: '-styled' },
];

interface Gallery {
  browser: Browser;
  /** The address of the service, which trusts that of the app. */
  service: string;
  appPort: number;
  signIn: (page: Page) => Promise<void>;
}

/** Takes the pictures of docs/components.md and its pages. */
export async function takeComponentShots({ browser, service, appPort, signIn }: Gallery): Promise<void> {
  await using app = await installClient(join(import.meta.dirname, '../package/consumer'));
  const entry = join(app.folder, 'src/gallery.tsx');
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('http://localhost:3000', service));
  await buildApp(app.folder, 'gallery.html', 'dist-gallery');
  const server = await preview({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist-gallery' },
    preview: { host: 'localhost', port: appPort, strictPort: true },
  });
  for (const shot of shots) {
    const { example, suffix = '', width, height = 900, as, clicks = [], fields = {}, ready } = shot;
    const context = await browser.newContext({
      baseURL: service,
      viewport: { width: Math.max(width, 800), height },
      colorScheme: suffix === '-dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (as === 'newcomer') await signUp(page, `newcomer${suffix}@example.com`);
    else if (as === undefined) {
      await signIn(page);
      await prepare(page);
    }
    await page.route('**/font.woff2', (route) => route.fulfill({ path: FONT }));
    await page.goto(`http://localhost:${appPort}/gallery.html?show=${example}`);
    await page.addStyleTag({ content: `#root { inline-size: ${width}px; }` });
    await page.addStyleTag({
      content: GEIST + (suffix === '-styled' ? sample('docs/components.md#colours-and-type css') : ''),
    });
    for (const name of clicks) await page.getByRole('button', { name }).click();
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByText(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const path = join(import.meta.dirname, `pictures/component-${example}${suffix}.png`);
    // What opens is in the top layer, outside of the page's content.
    if (shot.height === undefined) await page.locator('#root').screenshot({ path, animations: 'disabled' });
    else await page.screenshot({ path, animations: 'disabled', clip: { x: 0, y: 0, width, height } });
    console.log(`component-${example}${suffix}.png`);
    await context.close();
  }
  await server.close();
}

/** Users who sign up have no verified email. */
async function signUp(page: Page, email: string): Promise<void> {
  await post(page, '/sign-up/email', { email, name: 'Newcomer', password: 'notes on the engine' });
}

/** Creates API keys, and makes the first organization the active one. */
async function prepare(page: Page): Promise<void> {
  await createKeys(page);
  const answer = await page.request.get('/api/auth/organization/list');
  const [first] = (await answer.json()) as { id: string }[];
  await post(page, '/organization/set-active', { organizationId: first!.id });
}

/** The font of the web app: the system fonts differ from machine to machine. */
const FONT = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);
const GEIST = `
  @font-face { font-family: Geist; src: url(/font.woff2); font-weight: 100 900; }
  :root { --gatehouse-font: Geist; }`;
