import { basename, dirname } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';

/** Opens a page with a published client from npm, on the service's origin. `entry` is the file of its script. */
export async function openPublishedApp(page: Page, entry: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, rollupOptions: { input: entry } },
  });
  // One entry without watching gives one output.
  const { output } = built as Rollup.RollupOutput;
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const path = chunk.isEntry ? '/app.js' : `/assets/${basename(chunk.fileName)}`;
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: chunk.code }));
  }
  const head = '<title>App</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>';
  await page.route('**/app', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html><head>${head}</head><body></body></html>` }),
  );
  await page.goto('/app');
}
