import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { axeFindings, saveScreenshot } from '#tests/support/browser/accessibility.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { enableTotp } from '#tests/support/two-factor.ts';

import { installClient } from './install-tarball.ts';

/** A developer sees the first message within this time, the retries of failed calls included. */
const WITHIN = 5000;

let app: Awaited<ReturnType<typeof installClient>>;
let browser: Browser;
let vite: ViteDevServer;
let gatehouse: Gatehouse;
let [page, service, closedPort] = [0, 0, 0];
beforeAll(async () => {
  [page, service, closedPort] = [await freePort(), await freePort(), await freePort()];
  [app, browser, gatehouse] = await Promise.all([
    installClient(join(import.meta.dirname, 'consumer')),
    launchBrowser(),
    startListening({
      webApp: false,
      port: service,
      baseUrl: `http://localhost:${service}`,
      // The last is another site than the service.
      trustedOrigins: [`http://localhost:${page}`, `http://127.0.0.1:${page}`],
      rateLimit: { enabled: false },
    }),
  ]);
  // A development server, as `npm run dev` of an app starts it.
  vite = await createServer({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { entries: ['mistake.html'] },
    server: { host: '127.0.0.1', port: page, strictPort: true, allowedHosts: ['untrusted.localhost'] },
  });
  await vite.listen();
  // Prepares the packages. Vite loads the page again for each package that it finds late, until a load finds none.
  const first = await browser.newPage();
  const problem = first.locator('gatehouse-problem section');
  let loads = 0;
  first.on('load', () => (loads += 1));
  for (let before = -1; before !== loads;) {
    await first.goto(`http://localhost:${page}/mistake.html`);
    await problem.waitFor({ timeout: 60_000 });
    before = loads;
    await first.waitForTimeout(1000);
  }
  await first.close();
}, 180_000);
afterAll(async () => {
  await Promise.all([browser.close(), vite.close(), gatehouse.close(), app[Symbol.asyncDispose]()]);
});

interface Mistake {
  baseURL?: string | undefined;
  withoutProvider?: boolean;
  /** Of the page. */
  host?: string;
}

/** Opens the documented sample with a mistake in it. */
async function openMistake({ baseURL, withoutProvider = false, host = 'localhost' }: Mistake) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => context.close());
  const opened = await context.newPage();
  const messages: string[] = [];
  opened.on('console', (message) => void (message.type() === 'error' && messages.push(message.text())));
  opened.on('pageerror', ({ message }) => void messages.push(message));
  await opened.addInitScript((set) => Object.assign(globalThis, set), {
    ...(baseURL === undefined ? {} : { baseURL }),
    withoutProvider,
  });
  await opened.goto(`http://${host}:${page}/mistake.html`);
  const own = () => messages.filter((message) => message.includes('[gatehouse]')).join('\n');
  return { page: opened, own };
}

const mistakes: [name: string, mistake: () => Mistake, sentences: () => string[]][] = [
  [
    'a wrong port',
    () => ({ baseURL: `http://localhost:${closedPort}` }),
    () => [`http://localhost:${closedPort} does not answer.`, 'Is the service running (npm start)'],
  ],
  [
    'no baseURL',
    () => ({}),
    () => [`http://localhost:${page} answered HTML instead of JSON`, 'baseURL is not set', 'Set baseURL to'],
  ],
  [
    'an empty baseURL',
    () => ({ baseURL: '' }),
    () => ['baseURL is "": set it to the absolute URL of the service, such as "http://localhost:3000".'],
  ],
  [
    'the origin of the app as baseURL',
    () => ({ baseURL: `http://localhost:${page}` }),
    () => [
      `http://localhost:${page} answered HTML instead of JSON`,
      'baseURL is the page’s own origin',
      'Set baseURL to',
    ],
  ],
  [
    'https for a service with http',
    () => ({ baseURL: `https://localhost:${service}` }),
    () => [
      `https://localhost:${service} does not answer, but http://localhost:${service} does`,
      `Set baseURL to "http://localhost:${service}".`,
    ],
  ],
  [
    'the path of the REST calls in baseURL',
    () => ({ baseURL: `http://localhost:${service}/api/auth` }),
    () => [`leave out /api/auth, and set it to "http://localhost:${service}".`],
  ],
  [
    'a baseURL without scheme',
    () => ({ baseURL: `localhost:${service}` }),
    () => [`baseURL is "localhost:${service}": set it to the absolute URL of the service`],
  ],
  [
    'a page whose origin is not trusted',
    () => ({ baseURL: `http://localhost:${service}`, host: 'untrusted.localhost' }),
    () => [
      `http://localhost:${service} accepts no calls from http://untrusted.localhost:${page}.`,
      `Start the service with TRUSTED_ORIGINS=http://untrusted.localhost:${page} (option trustedOrigins).`,
    ],
  ],
  ['no provider', () => ({ withoutProvider: true }), () => ['<SignIn/> must be inside <GatehouseProvider>.']],
];

describe('a development page names in itself and in the console', () => {
  test.for(mistakes)('%s', { timeout: 60_000 }, async ([name, mistake, sentences]) => {
    const opened = await openMistake(mistake());
    const card = opened.page.locator('gatehouse-problem section');
    await card.waitFor({ timeout: WITHIN });
    const [shown, printed] = [await card.innerText(), opened.own()];
    for (const sentence of [...sentences(), 'troubleshooting.md#']) {
      expect(shown).toContain(sentence);
      expect(printed).toContain(sentence);
    }
    expect(await axeFindings(opened.page, { within: 'gatehouse-problem' })).toEqual([]);
    for (const width of [1280, 390]) {
      await opened.page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark'] as const) {
        await opened.page.emulateMedia({ colorScheme: theme });
        await saveScreenshot(opened.page, `mistake-${name.replaceAll(/\W+/g, '-')}-${theme}-${width}`);
      }
    }
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
  });
});

test(
  'the sample offers to try again, and its card disappears once the service answers',
  { timeout: 60_000 },
  async () => {
    const opened = await openMistake({ baseURL: `http://localhost:${closedPort}` });
    const card = opened.page.locator('gatehouse-problem section');
    await card.waitFor();
    await opened.page.getByText('This couldn’t load').waitFor({ timeout: WITHIN });
    await using late = await startListening({
      webApp: false,
      port: closedPort,
      baseUrl: `http://localhost:${closedPort}`,
      trustedOrigins: [`http://localhost:${page}`],
    });
    const form = opened.page.getByRole('button', { name: 'Continue', exact: true });
    // A retry of the query that was under way shows the form as well.
    const again = opened.page.getByRole('button', { name: 'Try again' }).click();
    await Promise.race([again.catch(() => undefined), form.waitFor()]);
    await form.waitFor();
    await card.waitFor({ state: 'detached' });
    expect(late.options.port).toBe(closedPort);
  },
);

describe('a sign-in whose cookie the browser does not keep ends with a message', () => {
  test.for(['without', 'with'] as const)('%s a second factor', { timeout: 60_000 }, async (factor) => {
    const person = await Person.signUpVerified(gatehouse);
    if (factor === 'with') await enableTotp(person);
    const opened = await openMistake({ baseURL: `http://localhost:${service}`, host: '127.0.0.1' });
    const submit = opened.page.getByRole('button', { name: 'Sign in', exact: true });
    await opened.page.getByLabel('Email').fill(person.email);
    await opened.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await opened.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await submit.click();
    await opened.page
      .getByText(`this browser didn’t keep its cookie. Allow cookies of localhost:${service}`)
      .waitFor({ timeout: WITHIN });
    // After a second factor the form begins with the email again.
    const again = factor === 'with' ? opened.page.getByRole('button', { name: 'Continue', exact: true }) : submit;
    expect(await again.getAttribute('aria-disabled')).toBeNull();
    const sentence = 'The sign-in succeeded, but this browser did not keep its cookie.';
    await expect.poll(opened.own).toContain(sentence);
    const card = opened.page.locator('gatehouse-problem section');
    expect(await card.innerText()).toContain('Browsers keep no cookies of other sites.');
    expect(await axeFindings(opened.page, { within: 'gatehouse-problem' })).toEqual([]);
    await saveScreenshot(opened.page, `mistake-cookie-${factor}`);
  });
});
