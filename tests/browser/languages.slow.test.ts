import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { setUpDemoSite } from '#tests/gallery/demo-site.ts';

const open = setUpDemoSite();

const languageOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir] as const);

/** The names of the languages whose translations a page loads. */
function loadedLanguages(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(de|fr|es|pt-br|ja|ar)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name) loaded.push(name);
  });
  return loaded;
}

test('an English page loads no translation', async () => {
  await using opened = await open({ as: 'anonymous' });
  const { page } = opened;
  const loaded = loadedLanguages(page);
  await page.goto('/sign-in');
  await page.getByRole('heading', { level: 1, name: 'Sign in to Gatehouse' }).waitFor();
  expect(await languageOf(page)).toEqual(['en', 'ltr']);
  expect(loaded).toEqual([]);
});

test('a page has the language that the browser prefers, and from then on the one that its user chooses', async () => {
  await using opened = await open({ as: 'anonymous', locale: 'de-AT' });
  const { page, problems } = opened;
  const loaded = loadedLanguages(page);
  await page.goto('/sign-in');
  await page.getByRole('heading', { level: 1, name: 'Bei Gatehouse anmelden' }).waitFor();
  expect(await languageOf(page)).toEqual(['de', 'ltr']);
  expect(new Set(loaded)).toEqual(new Set(['de']));

  await page.getByLabel('Sprache').selectOption({ label: '日本語' });
  await page.getByRole('heading', { level: 1, name: 'Gatehouse にログイン' }).waitFor();
  await page.goto('/sign-up');
  await page.getByRole('heading', { level: 1, name: 'Gatehouse アカウントを作成' }).waitFor();
  expect(await languageOf(page)).toEqual(['ja', 'ltr']);
  expect(problems).toEqual([]);
});

test('signed-in users choose the language in their menu; errors of calls and relative times have it', async () => {
  await using opened = await open({});
  const { page } = opened;
  await page.goto('/account');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();

  await page.goto('/account/sessions');
  await page
    .getByText(/à l’instant|il y a/)
    .first()
    .waitFor();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Changer l’adresse e-mail' }).click();
  await page.getByRole('button', { name: 'Utiliser des codes' }).click();
  await page.getByRole('dialog').getByLabel('Nouvelle adresse e-mail').fill('no address');
  await page.getByRole('button', { name: 'M’envoyer un code' }).click();
  await page.getByText('Saisissez une adresse e-mail valide, par exemple ada@example.com').waitFor();
});

test('dates have the language of the page if the browser prefers a language with an invalid tag', async () => {
  // Chromium's language under the POSIX locale.
  await using opened = await open({ locale: 'en-US@posix' });
  const { page, problems } = opened;
  await page.goto('/account/sessions');
  expect(await page.evaluate(() => navigator.languages)).toContain('en-US@posix');
  await page.getByText('just now').first().waitFor();
  expect(problems).toEqual([]);
});
