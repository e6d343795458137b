import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';

import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { sample } from '#tests/support/sources/documents.ts';

import { run, serve } from './commands.ts';
import { freshFolder } from './fresh-folder.ts';

const root = join(import.meta.dirname, '../..');
// Installs from the package registry.
const TIMEOUT = 600_000;

test('npm create makes an app in which users sign up, and mistakes have a message', { timeout: TIMEOUT }, async () => {
  const { folder, gatehouse } = await freshFolder();
  await symlink(join(root, 'node_modules'), join(gatehouse, 'node_modules'));
  await run(sample('docs/quick-start/create.md#create sh'), gatehouse);
  const create = (args: string) =>
    run(`npm exec --yes --package=./create-gatehouse-0.1.0.tgz -- create-gatehouse ${args}`, gatehouse);
  const failed = (args: string) =>
    create(args).then(
      () => 'no error',
      ({ stderr }: { stderr: string }) => stderr.split('\n', 1)[0],
    );

  expect(await failed('../app --template rails')).toBe('There is no template «rails».');
  expect(await failed('../app --packages nowhere')).toBe('nowhere cannot be read.');
  expect(await failed('../app --port 1')).toContain("Unknown option '--port'");
  expect(await failed('../my-app --packages .')).toMatch(/ is not empty\.$/);
  expect(await readdir(folder)).not.toContain('app');
  await create(`../service --packages . --template service --no-install --name "Ada's app"`);
  expect(await readFile(join(folder, 'service/gatehouse.config.ts'), 'utf8')).toContain(`appName: "Ada's app"`);
  expect(await readdir(join(folder, 'service'))).toEqual(
    expect.arrayContaining(['.gitignore', 'README.md', 'gatehouse.config.ts', 'package.json']),
  );

  await create(`../next-app --packages . --template nextjs`);
  const nextApp = await startNextApp(join(folder, 'next-app'));

  const [port, appPort] = [await freePort(), await freePort()];
  const [service, app] = [`http://localhost:${port}`, `http://localhost:${appPort}`];
  const created = join(folder, 'my-app');
  // The ports of the templates can be taken.
  for (const file of ['gatehouse.config.ts', 'vite.config.ts']) {
    const text = await readFile(join(created, file), 'utf8');
    await writeFile(join(created, file), text.replaceAll('5173', String(appPort)));
  }
  await run('npm run build', created);
  const { output } = await serve(sample('docs/quick-start/create.md#start sh'), {
    cwd: gatehouse,
    url: `${service}/api/auth/ready`,
    env: { PORT: String(port), VITE_GATEHOUSE_URL: service },
  });
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  await using opened = await openPage({ browser, baseUrl: app });
  const { page, problems } = opened;
  await expect.poll(() => fetch(app).then(({ ok }) => ok)).toBe(true);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, 'Ada');
  await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
  expect(problems).toEqual([]);
  const [setup] = /http\S+\/setup\?token=\S+/.exec(output.join(''))!;
  // In another browser: the setup is for visitors without a session.
  await using other = await openPage({ browser, baseUrl: service });
  await other.page.goto(setup);
  await other.page.getByRole('heading', { name: 'Create the first administrator' }).waitFor();
  expect(await other.page.title()).toContain('my-app');

  await using next = await openPage({ browser, baseUrl: nextApp });
  await next.page.goto('/');
  await next.page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(next.page, 'Grace');
  await next.page.getByRole('heading', { name: 'Hello Grace' }).waitFor();
  expect(next.problems).toEqual([]);
});

/** Starts the app of the template for Next.js, and the service behind it. */
async function startNextApp(cwd: string): Promise<string> {
  const [port, appPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${appPort}`;
  await run('npm run build', cwd);
  await serve('npm start', {
    cwd,
    url: `${url}/api/auth/ready`,
    env: { PORT: String(port), APP_PORT: String(appPort) },
  });
  return url;
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}
