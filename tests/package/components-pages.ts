import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { preview } from 'vite';
import { expect } from 'vitest';
import type { Browser, Page } from 'playwright-core';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { axeFindings, misplacedDialogButtons, saveScreenshot } from '#tests/support/browser/accessibility.ts';
import { openPage, type OpenPage } from '#tests/support/browser/browser.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startListening } from '#tests/support/browser/site.ts';

import { buildApp } from './build-app.ts';

const root = join(import.meta.dirname, 'consumer');
/** The address of the service in the samples. */
const DOCUMENTED = 'http://localhost:3000';

/** The app's pages at an origin of their own, and the service that trusts it. */
export interface ComponentPages extends AsyncDisposable {
  gatehouse: Gatehouse;
  appUrl: string;
  /** Opens a page of the app. */
  open: (path: string, options?: { theme?: 'light' | 'dark'; width?: number }) => Promise<OpenPage>;
}

interface Setting {
  browser: Browser;
  /** The installed app. */
  folder: string;
  options?: GatehouseOptions | ((service: string) => Promise<GatehouseOptions>);
}

/** Builds the app's pages with the components for a new service, and serves both. */
export async function startComponentPages({ browser, folder, options = {} }: Setting): Promise<ComponentPages> {
  const [port, appPort] = [await freePort(), await freePort()];
  const appUrl = `http://localhost:${appPort}`;
  const baseUrl = `http://localhost:${port}`;
  const own = typeof options === 'function' ? await options(baseUrl) : options;
  const gatehouse = await startListening({
    webApp: false,
    port,
    baseUrl,
    trustedOrigins: [appUrl],
    rateLimit: { enabled: false },
    ...own,
  });
  for (const file of ['src/components.tsx', 'src/all-components.tsx', 'src/gallery.tsx', 'src/parts.tsx']) {
    const code = await readFile(join(root, file), 'utf8');
    expect(code).toContain(DOCUMENTED);
    await writeFile(join(folder, file), code.replaceAll(DOCUMENTED, baseUrl));
  }
  const outDir = `dist-components-${appPort}`;
  await buildApp(folder, ['components.html', 'all-components.html', 'gallery.html', 'parts.html'], outDir);
  // Served at the addresses of the app's router.
  await copyFile(join(folder, outDir, 'all-components.html'), join(folder, outDir, 'index.html'));
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: appPort, strictPort: true },
  });
  return {
    gatehouse,
    appUrl,
    open: async (path, view) => {
      const opened = await openPage({ browser, baseUrl: appUrl, ...view });
      await opened.page.goto(path);
      return opened;
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await gatehouse.close();
    },
  };
}

/** Checks the page with axe in both themes and two widths, and saves screenshots if they are wanted. */
export async function checkComponents(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const at = `component-${name}-${theme}-${width}`;
      expect(await axeFindings(page, { within: '.gh-root' }), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width);
      expect(await misplacedDialogButtons(page), at).toEqual([]);
      await saveScreenshot(page, at);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}
