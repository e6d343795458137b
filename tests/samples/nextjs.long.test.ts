import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

import { services } from './services.ts';
import { useSampleApp } from './use-sample-app.ts';

const samples = import.meta.dirname;
const versions = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', 'better-auth': '1.7.25' };
/** Without the variables of the test runner that Next.js would read. */
const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/** Starts the app and waits until it serves its page. */
async function startNext(app: string, { port, authUrl }: { port: number; authUrl: string }): Promise<ChildProcess> {
  const next = spawn('npx', ['next', 'dev', '--port', String(port)], {
    cwd: app,
    env: { ...env, AUTH_URL: authUrl },
    detached: true,
    stdio: 'pipe',
  });
  const output: string[] = [];
  for (const stream of [next.stdout, next.stderr]) stream.on('data', (data) => output.push(String(data)));
  const ended = once(next, 'exit');
  onTestFinished(async () => {
    if (next.exitCode === null) process.kill(-next.pid!, 'SIGTERM');
    await ended;
  });
  const isServed = () =>
    fetch(`http://localhost:${port}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) {
    if (next.exitCode !== null) throw new Error(output.join(''));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return next;
}

// These install from the package registry.
describe('Next.js', { timeout: 600_000 }, () => {
  let app: string;
  beforeAll(async () => {
    app = await mkdtemp(join(tmpdir(), 'gatehouse-nextjs-'));
    await cp(join(samples, 'nextjs'), app, { recursive: true });
    for (const file of ['account.tsx', 'auth-client.ts']) await cp(join(samples, 'vite', file), join(app, 'app', file));
    await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: app, env });
  }, 600_000);
  afterAll(() => rm(app, { recursive: true, force: true }));

  test.for(services)('an app written for better-auth runs against %s', async ([, startService]) => {
    const port = await freePort();
    const appUrl = `http://localhost:${port}`;
    await using service = await startService({ appUrl });
    await startNext(app, { port, authUrl: service.url });
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());

    await useSampleApp(browser, appUrl, async (page) => {
      expect(await page.getByText('On the server:').textContent()).toBe('On the server: ada@example.com');
      const anonymous = await fetch(appUrl).then((response) => response.text());
      expect(anonymous).toContain('signed out');
    });
  });
});
