import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

import { buildApp } from './build-app.ts';
import { run, serve } from './commands.ts';
import { freshFolder } from './fresh-folder.ts';

const root = join(import.meta.dirname, '../..');

async function writeSamples(folder: string, samples: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(samples)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

const ada = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
const signUp = (address: string, origin: string) =>
  fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ada),
  });

// These install from the package registry.
describe('quick starts', { timeout: 600_000 }, () => {
  test('a fresh copy installs and starts by the commands of the README', async () => {
    const { gatehouse } = await freshFolder();
    const port = await freePort();
    const address = `http://localhost:${port}`;
    await serve(sample('README.md#quick-start sh'), {
      cwd: gatehouse,
      url: `${address}/api/auth/ready`,
      env: { PORT: String(port) },
    });
    expect(await fetch(address).then((answer) => answer.text())).toContain('<div id="app">');
  });

  test('a Vite app installs the package, and the service trusts its origin', async () => {
    const { gatehouse, app } = await freshFolder();
    await symlink(join(root, 'node_modules'), join(gatehouse, 'node_modules'));
    await run(sample('docs/quick-start/vite-react.md#install sh'), gatehouse);
    await cp(join(import.meta.dirname, 'consumer/index.html'), join(app, 'index.html'));
    await writeSamples(app, {
      'src/main.tsx': sample('docs/quick-start/vite-react.md#srcmaintsx tsx'),
      'src/account.tsx': sample('docs/quick-start/vite-react.md#srcaccounttsx tsx'),
    });
    expect((await buildApp(app, 'index.html', 'dist')).bytes).toBeGreaterThan(50_000);

    const port = await freePort();
    const address = `http://localhost:${port}`;
    await serve(sample('docs/quick-start/vite-react.md#start-the-service sh'), {
      cwd: gatehouse,
      url: `${address}/api/auth/ready`,
      env: { PORT: String(port) },
    });
    expect((await signUp(address, 'http://localhost:5173')).status).toBe(200);
    expect((await signUp(address, 'http://localhost:5174')).status).toBe(403);
  });

  test('a Next.js app signs in through its own origin and reads the session on the server', async () => {
    const { gatehouse, app } = await freshFolder();
    await symlink(join(root, 'node_modules'), join(gatehouse, 'node_modules'));
    await run(sample('docs/quick-start/nextjs.md#install sh'), gatehouse);

    const [port, appPort] = [await freePort(), await freePort()];
    const appUrl = `http://localhost:${appPort}`;
    const service = `http://localhost:${port}`;
    const withUrls = (text: string) =>
      text.replaceAll('http://localhost:3001', appUrl).replaceAll('http://localhost:3000', service);
    await writeSamples(app, {
      'next.config.ts': sample('docs/quick-start/nextjs.md#nextconfigts ts'),
      'app/gatehouse.ts': sample('docs/quick-start/nextjs.md#appgatehousets ts'),
      'proxy.ts': sample('docs/quick-start/nextjs.md#proxyts ts'),
      'app/dashboard/page.tsx': sample('docs/quick-start/nextjs.md#protect-a-page tsx'),
      'app/layout.tsx': sample('docs/quick-start/nextjs.md#applayouttsx tsx'),
      'app/page.tsx': sample('docs/quick-start/nextjs.md#apppagetsx tsx'),
      'app/sign-in.tsx': sample('docs/quick-start/nextjs.md#appsign-intsx tsx'),
      'app/protected/page.tsx': sample('docs/components.md#nextjs tsx').replaceAll('/dashboard', '/protected'),
    });
    const { output } = await serve(withUrls(sample('docs/quick-start/nextjs.md#start-the-service sh')), {
      cwd: gatehouse,
      url: `${service}/api/auth/ready`,
      env: { PORT: String(port) },
    });
    await serve(`npx next build && npx next start --port ${appPort}`, {
      cwd: app,
      url: appUrl,
      env: { GATEHOUSE_URL: service, NEXT_TELEMETRY_DISABLED: '1' },
    });

    expect((await signUp(appUrl, appUrl)).status).toBe(200);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    await using opened = await openPage({ browser, baseUrl: appUrl });
    const { page, problems } = opened;
    // The proxy redirects before Next.js looks for a page.
    const unknown = await fetch(`${appUrl}/dashboard/unknown`, { redirect: 'manual' });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([307, '/']);
    // Without a session the protected page leads to the page that signs in.
    await page.goto('/dashboard');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password').fill(ada.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Hello Ada').waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard of Ada' }).waitFor();
    await page.goto('/');
    await page.getByText('Hello Ada').waitFor();
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();

    // A page of the components: the server sends its content to signed-in users only.
    const withoutSession = await fetch(`${appUrl}/protected`).then((answer) => answer.text());
    expect(withoutSession).not.toContain('Your account');
    await page.goto('/protected');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Your account: Ada' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
    expect(problems).toEqual([]);

    // Every address that the service printed, and every link that it mailed, leads to a page.
    await expect.poll(() => output.join('')).toContain('/setup?token=');
    const printed = [...output.join('').matchAll(/^ {2}\w[\w ]* +(http\S+)/gm)].map(([, address]) => address!);
    expect(printed.length).toBeGreaterThanOrEqual(5);
    for (const address of printed) {
      expect({ address, ok: (await fetch(address, { headers: { accept: 'text/html' } })).ok }).toEqual({
        address,
        ok: true,
      });
    }
    const setup = printed.find((address) => address.includes('/setup?'))!;
    await page.goto(setup);
    await page.getByLabel('Name').fill('Grace');
    await page.getByLabel('Email').fill('grace@example.com');
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(new URL(page.url()).origin).toBe(service);

    const post = (path: string, body: object) =>
      page.request.post(`${service}/api/auth${path}`, { data: body, headers: { origin: service } });
    await post('/organization/create', { name: 'Acme', slug: 'acme' });
    await post('/organization/invite-member', { email: 'new@example.com', role: 'member' });
    await post('/request-password-reset', { email: ada.email, redirectTo: '/reset-password' });
    await post('/admin/invite-user', { email: 'invited@example.com', name: 'Invited' });
    const mails = async () =>
      (await (await fetch(`${service}/dev/mailbox.json`)).json()) as { name: string; url: string }[];
    await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(3);
    for (const { name, url } of (await mails()).filter((mail) => mail.url)) {
      const answer = await fetch(url, { headers: { accept: 'text/html' } });
      expect({ name, status: answer.status }).toEqual({ name, status: 200 });
    }
  });
});
