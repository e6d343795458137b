import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { exifOf, jpeg, jpegWith, losslessWebp, pngOf, webp } from '#tests/support/pictures.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/browser/site.ts';

const site = setUpSite();

/** Red, green and blue thirds. */
const wide = pngOf({
  width: 900,
  height: 300,
  color: (x) => [0, 1, 2].map((third) => (x >= third * 300 && x < (third + 1) * 300 ? 220 : 20)),
});

interface Shown {
  width: number;
  height: number;
  /** The strongest channel at the left, the middle and the right. */
  colors: string;
}

/** Loads a picture from the service and reads its pixels, as a page of the app shows it. */
function pixelsOf(page: Page, url: string): Promise<Shown> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const strongest = (part: number) => {
      const channels = [...context.getImageData(Math.floor(width * part), Math.floor(height / 2), 1, 1).data].slice(
        0,
        3,
      );
      return 'rgb'[channels.indexOf(Math.max(...channels))];
    };
    return { width, height, colors: [0.05, 0.5, 0.95].map(strongest).join('') };
  }, url);
}

const imageOf = async (email: string) => {
  const rows = await runSql(site.gatehouse.options.databaseUrl!, `select image from "user" where email = '${email}'`);
  return rows[0]!['image'] as string | null;
};
const choose = (page: Page, buffer: Buffer, name = 'photo.png') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

async function openProfile(page: Page, email: string): Promise<void> {
  await site.createUser('Ada Lovelace', email);
  await signInByRequest(page, email);
  await page.goto('/account');
  await screen(page, 'Profile');
}

test('a user uploads a picture, moves and zooms the crop by keyboard, and removes it', async () => {
  await using opened = await site.open();
  const { page, problems } = opened;
  const email = 'keyboard@example.com';
  await openProfile(page, email);
  const avatar = page.locator('main .gh-section .gh-avatar');
  await avatar.getByText('AL').waitFor();

  // The middle third, at first.
  await choose(page, wide);
  const editor = page.getByRole('application', { name: 'Part of the picture' });
  await editor.waitFor();
  expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await page.getByText('Picture saved').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  const first = (await imageOf(email))!;
  expect(await pixelsOf(page, first)).toEqual({ width: 300, height: 300, colors: 'ggg' });
  expect(await avatar.locator('img').getAttribute('src')).toBe(first);

  // Moved to the right end, beyond which it does not go, and zoomed.
  await choose(page, wide);
  await editor.waitFor();
  for (let step = 0; step < 25; step++) await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 10; step++) await page.keyboard.press('+');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('slider', { name: 'Zoom' }).inputValue()).toMatch(/^2(\.0+\d*)?$|^1\.99/);
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const second = (await imageOf(email))!;
  expect(await pixelsOf(page, second)).toEqual({ width: 150, height: 150, colors: 'bbb' });
  expect((await page.request.get(first)).status()).toBe(404);

  await button(page, 'Picture').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByText('Picture removed').waitFor();
  await avatar.getByText('AL').waitFor();
  expect(await imageOf(email)).toBeNull();
  expect((await page.request.get(second)).status()).toBe(404);
  expect(problems).toEqual([]);
});

test('a picture is moved by dragging, and saved without metadata and at most 512 pixels wide', async () => {
  await using opened = await site.open({ width: 390 });
  const { page, problems } = opened;
  const email = 'mouse@example.com';
  await openProfile(page, email);
  const large = pngOf({
    width: 1800,
    height: 600,
    color: (x) => [x < 600 ? 220 : 20, x >= 600 && x < 1200 ? 220 : 20, x >= 1200 ? 220 : 20],
    chunks: [['tEXt', Buffer.from('Comment\0Latitude 47.0707')]],
  });

  await choose(page, large);
  const box = (await page.getByRole('application').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 2, y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const image = (await imageOf(email))!;
  expect(await pixelsOf(page, image)).toEqual({ width: 512, height: 512, colors: 'rgg' });
  const answer = await page.request.get(image);
  expect(answer.headers()['content-type']).toBe('image/webp');
  expect((await answer.body()).includes('Latitude')).toBe(false);
  expect(problems).toEqual([]);
});

test('a file that is no picture, and a rejected upload, are explained in the dialog', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await openProfile(page, 'errors@example.com');

  await choose(page, Buffer.from('<!doctype html><script>alert(1)</script>'));
  await dialog(page).getByText('This file can’t be opened as a picture.').waitFor();
  expect(await button(page, 'Save picture').count()).toBe(0);
  await button(page, 'Cancel').click();

  const error = {
    code: -32_603,
    message: 'Invalid picture',
    data: { code: 'INVALID_PICTURE', message: 'Invalid picture', httpStatus: 400 },
  };
  await page.route('**/api/trpc/uploadPicture', (route) => route.fulfill({ status: 400, json: { error } }));
  await choose(page, wide);
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await dialog(page).getByText('This picture is damaged. Choose another one.').waitFor();
});

test('a browser shows stored JPEG and WebP pictures, turned as their metadata said', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await openProfile(page, 'formats@example.com');
  const turned = jpegWith([0xe1, exifOf(6, 'a note')]);
  const shown: Shown[] = [];
  for (const file of [jpeg, turned, webp, losslessWebp]) {
    const sent = await page.request.post('/api/auth/upload-picture', { data: { data: file.toString('base64') } });
    const { image } = (await sent.json()) as { image: string };
    shown.push(await pixelsOf(page, image));
  }

  expect(shown).toEqual([
    { width: 6, height: 3, colors: 'rbb' },
    // The orientation turns it.
    { width: 3, height: 6, colors: 'bbb' },
    { width: 6, height: 3, colors: 'rbb' },
    { width: 6, height: 3, colors: 'rrr' },
  ]);
});

test('the URL of a picture that does not load is rejected at its field, and a stored one is reported', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const email = 'url@example.com';
  await openProfile(page, email);

  await button(page, 'Picture').click();
  await page.getByRole('menuitem', { name: 'Use a URL' }).click();
  await page.getByLabel('Picture URL').fill('http://localhost:9/none.png');
  await button(page, 'Save picture').click();
  const field = page.getByLabel('Picture URL');
  await page.getByText('No picture loads from this URL.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await imageOf(email)).toBeNull();

  const { baseUrl, databaseUrl } = site.gatehouse.options;
  await field.fill(`${baseUrl}/favicon.svg`);
  await button(page, 'Save picture').click();
  await page.getByText('Picture saved').waitFor();
  expect(await imageOf(email)).toBe(`${baseUrl}/favicon.svg`);

  await runSql(databaseUrl!, `update "user" set image = '${baseUrl}/none.png' where email = '${email}'`);
  await page.reload();
  await page.getByText('This picture doesn’t load, so initials are shown instead.').waitFor();
});

test('an owner uploads the logo of an organization, which other screens show', async () => {
  await using opened = await site.open();
  const { page, problems } = opened;
  await openProfile(page, 'owner@example.com');
  await page.request.post('/api/auth/organization/create', { data: { name: 'Acme', slug: 'acme' } });
  await page.goto('/organizations/acme/settings');
  await screen(page, 'Settings');

  await choose(page, wide);
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const rows = await runSql(site.gatehouse.options.databaseUrl!, 'select logo from organization');
  const logo = rows[0]!['logo'] as string;
  expect(await pixelsOf(page, logo)).toEqual({ width: 300, height: 300, colors: 'ggg' });
  await page.locator(`header img[src="${logo}"], nav img[src="${logo}"]`).first().waitFor();
  // The settings can be saved while the logo has an address without TLS.
  await page.getByLabel('Name', { exact: true }).fill('Acme Works');
  await button(page, 'Save settings').click();
  await page.getByText('Settings saved').waitFor();
  expect(problems).toEqual([]);
});

test('without uploads, a user has only the field for a URL', async () => {
  await using gatehouse = await startSite({ pictures: { enabled: false } });
  await gatehouse.call('signUp.email', { name: 'Ada', email: 'off@example.com', password: PASSWORD });
  await using opened = await site.open({ baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  await signInByRequest(page, 'off@example.com');
  await page.goto('/account');
  await screen(page, 'Profile');

  expect(await page.locator('input[type=file]').count()).toBe(0);
  expect(await button(page, 'Picture').count()).toBe(0);
  await page.getByLabel('Picture URL').fill(`${gatehouse.options.baseUrl}/favicon.svg`);
  await button(page, 'Save picture').click();
  await page.getByText('Picture saved').waitFor();
  // An emptied field removes it.
  await page.getByLabel('Picture URL').fill('');
  await button(page, 'Save picture').click();
  await page.getByText('Picture removed').waitFor();
  expect(problems).toEqual([]);
});
