import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';

import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

import { services } from './services.ts';
import { useSampleApp } from './use-sample-app.ts';

const root = join(import.meta.dirname, 'vite');

let browser: Browser;
let outDir: string;
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'gatehouse-sample-'));
  const app = build({ root, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir } });
  [browser] = await Promise.all([launchBrowser(), app]);
});
afterAll(() => Promise.all([browser.close(), rm(outDir, { recursive: true })]));

test.for(services)('a Vite app written for better-auth runs against %s', async ([, startService]) => {
  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
  await using service = await startService({ appUrl });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port, strictPort: true, proxy: { '/api/auth': service.url } },
  });
  onTestFinished(() => server.close());

  await useSampleApp(browser, appUrl);
});
