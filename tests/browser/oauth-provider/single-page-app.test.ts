import { createServer } from 'node:http';

import { expect, test } from 'vitest';

import { button, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { sample } from '#tests/support/sources/documents.ts';

const site = setUpSite({ oauthProvider: { enabled: true }, rateLimit: { enabled: false } });

/** Serves a page at an origin of its own. */
async function serve(port: number, html: () => string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html()));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('the sample of the single-page app signs a user in, and tells a refusal', { timeout: 120_000 }, async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { clientId } = await Application.register(site.gatehouse, { kind: 'spa', redirect_uris: [`${origin}/`] });
  const html = sample('docs/quick-start/single-page-app.md#the-page html')
    .replace('http://localhost:3000', site.gatehouse.options.baseUrl)
    .replace("'CLIENT_ID'", `'${clientId}'`);
  await using _ = await serve(port, () => html);
  await site.createUser('Anna Berg', 'anna@example.com');
  await using opened = await site.open();
  const { page } = opened;

  await page.goto(origin);
  await button(page, 'Sign in').click();
  await signIn(opened, 'anna@example.com');
  await button(page, 'Allow').click();
  await page.getByText('Signed in as Anna Berg').waitFor();
  expect(new URL(page.url()).search).toBe('');

  // A code that the page did not ask for is of no use.
  await page.goto(`${origin}/?code=stolen&state=other`);
  await page.getByText('Not signed in').waitFor();
});
