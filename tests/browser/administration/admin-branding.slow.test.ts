import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signIn, inputModes } from '#tests/support/browser/browser-flow.ts';
import { optionsOfLines } from '#tests/support/sources/config-lines.ts';

const client = { clientId: 'client', clientSecret: 'in a test' };
const site = setUpSite({
  socialProviders: { github: client },
  branding: { privacyUrl: '/privacy' },
  admin: { roles: { auditor: { settings: ['read'] } } },
});

async function createWithRole(role: string, email: string): Promise<string> {
  await assignRole(site.gatehouse, await site.createUser('Root Administrator', email), role);
  return email;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const color = (page: Page) => page.getByLabel('Accent color', { exact: true });

test.for(inputModes('keyboard'))(
  'an administrator tries out a branding and gets lines with which the service starts: by $mode, $width pixels',
  async (variant) => {
    const email = await createWithRole('admin', `brander-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/admin/settings/branding');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const preview = page.getByRole('figure', { name: /^Sign-in, / });
    const accent = () =>
      preview.locator('.gh-primary').evaluate((element) => getComputedStyle(element).backgroundColor);
    const lines = page.locator('pre').filter({ hasText: 'appName' });
    await lines.waitFor();
    expect(await bar(page).count()).toBe(0);

    await input.fill(page.getByLabel('Name of the service'), `Ada's \\ Engines`);
    await input.fill(color(page), '#3b5bdb');
    await input.fill(page.getByLabel('Terms URL'), '/terms');
    await preview.getByText(`Sign in to Ada's \\ Engines`).waitFor();
    await preview.getByText('Terms', { exact: true }).waitFor();
    await expect.poll(accent).toBe('rgb(59, 91, 219)');
    // The gate and the marks of the real page.
    expect(await preview.locator('.gh-plain svg').count()).toBeGreaterThan(0);
    const { appName, branding } = optionsOfLines((await lines.textContent())!);
    expect(appName).toBe(`Ada's \\ Engines`);
    expect(branding).toEqual({ accentColor: '#3b5bdb', termsUrl: '/terms', privacyUrl: '/privacy' });

    // What differs, in the bar that stays in view, and below each field.
    await bar(page).getByText('Not saved: Name of the service, Accent color, and Terms URL.').waitFor();
    await page.getByText('Running service: Gatehouse', { exact: true }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = variant.width < 640 ? button(page, 'Copy lines') : button(page, 'Copy configuration');
    await input.press(copy);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await lines.textContent());
    const isInView = async (part: typeof preview) => {
      const { y, height } = (await part.boundingBox())!;
      return y >= 0 && y + height <= page.viewportSize()!.height;
    };
    await page.getByLabel('Logo URL').scrollIntoViewIfNeeded();
    expect(await isInView(bar(page))).toBe(true);
    expect(await isInView(preview)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    // The option of the file.
    expect(await page.getByLabel('Privacy policy URL').isDisabled()).toBe(true);
    await page.getByText('Set in gatehouse.config.ts', { exact: true }).waitFor();

    // The published components, and their variables, which are copied.
    await page.getByText('Not saved here: copy the variables into your app.').waitFor();
    await input.fill(page.getByLabel('Corner radius, in pixels'), '4');
    await page.locator('pre').filter({ hasText: '--gatehouse-radius: 4px;' }).waitFor();
    await input.press(button(page, 'User button'));
    await input.press(button(page, 'Dark'));
    await page.getByRole('figure', { name: 'User button, Dark' }).locator('.gh-root').first().waitFor();
    await input.press(button(page, 'Sign-in'));

    // The rule with which the service starts; the preview keeps the last valid color.
    await input.fill(color(page), '#ffee00');
    await page.getByText(/Too light for white text: the contrast is 1\.\d+, and must be at least 4\.5/).waitFor();
    expect(await accent()).toBe('rgb(59, 91, 219)');
    expect(await lines.count()).toBe(0);
    await input.press(button(page, 'Save changes'));
    await expect.poll(() => color(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await input.press(button(page, 'Reset'));
    await bar(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name of the service').inputValue()).toBe('Gatehouse');
    expect(() => parseOptions({ branding: { accentColor: '#ffee00' } })).toThrow('branding.accentColor');
    expect(problems).toEqual([]);
  },
);

test.for([1280, 390])(
  'neither the bar with unsaved branding nor the preview covers a field: %i pixels',
  async (width) => {
    const email = await createWithRole('admin', `bar-${width}@example.com`);
    await using opened = await site.open({ width });
    const { page } = opened;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/settings/branding');
    await signIn(opened, email);
    await page.getByLabel('Name of the service').fill('Engines');
    await bar(page).waitFor();
    for (const label of ['Logo URL', 'Terms URL', 'Corner radius, in pixels', 'Font', 'Name of the service']) {
      await page.getByLabel(label, { exact: true }).first().focus();
      const isBetween = async () => {
        const [field, below] = [(await page.locator(':focus').boundingBox())!, (await bar(page).boundingBox())!];
        const above = (await page.locator('.branding-preview').boundingBox())!;
        const isBelowPreview = above.x > field.x || above.y + above.height <= field.y;
        return isBelowPreview && field.y + field.height <= below.y;
      };
      await expect.poll(isBetween, { message: label }).toBe(true);
    }
    // At the end of the page, the bar is below all of it, and the preview above the lines.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const isBelow = async () => {
      const boxes = ['.branding-preview', '.branding-lines', '.branding-bar'].map((part) =>
        page.locator(part).boundingBox(),
      );
      const [preview, lines, foot] = await Promise.all(boxes);
      return preview!.y + preview!.height <= lines!.y && lines!.y + lines!.height <= foot!.y;
    };
    await expect.poll(isBelow).toBe(true);
  },
);

test.for(inputModes('mouse'))(
  'an administrator saves a branding, which every page then has: by $mode, $width pixels',
  async (variant) => {
    const email = await createWithRole('admin', `saver-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/admin/settings/branding');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const brand = page.locator('header .brand > span');
    const save = async (toast: string) => {
      await input.press(button(page, 'Save changes'));
      await page.getByText(toast).waitFor();
      await screen(page, 'Settings');
      await page.getByLabel('Name of the service').waitFor();
      expect(await bar(page).count()).toBe(0);
    };
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true });

    await input.fill(page.getByLabel('Name of the service'), 'Engines ID');
    await input.fill(color(page), '#0b7285');
    await input.press(tab('Email'));
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await input.press(button(page, 'Cancel'));
    await save('Branding saved');
    await expect.poll(() => brand.textContent()).toBe('Engines ID');
    expect(await page.title()).toBe('Settings · Engines ID');
    expect(await page.getByLabel('Name of the service').inputValue()).toBe('Engines ID');
    expect(await color(page).inputValue()).toBe('#0b7285');

    // Others see it before they sign in.
    await using other = await site.open();
    await other.page.goto('/sign-in');
    await screen(other.page, 'Sign in to Engines ID');
    const background = () =>
      button(other.page, 'Continue').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).toBe('rgb(11, 114, 133)');

    // The default removes what was saved.
    await input.press(tab('Configuration'));
    const option = (path: string) => page.getByRole('listitem').filter({ has: page.getByText(path, { exact: true }) });
    await option('appName').getByText('Saved', { exact: true }).waitFor();
    await input.press(option('branding.accentColor').getByRole('button', { name: /^Change…/ }));
    await input.press(button(page, 'Remove saved value'));
    await page.getByText('Saved value removed').waitFor();
    await option('branding.accentColor').waitFor({ state: 'detached' });
    await input.press(tab('Branding'));
    await input.fill(page.getByLabel('Name of the service'), 'Gatehouse');
    await save('Branding saved');
    await expect.poll(() => brand.textContent()).toBe('Gatehouse');
    await other.page.reload();
    await screen(other.page, 'Sign in to Gatehouse');
    expect(problems).toEqual([]);
  },
);

test('without the permission to change settings, a branding is tried out and not saved', async () => {
  const email = await createWithRole('auditor', 'auditor@example.com');
  await using opened = await site.open();
  const { page, problems } = opened;
  await page.goto('/admin/settings/branding');
  await signIn(opened, email);
  await page.getByLabel('Name of the service').fill('Engines');
  await bar(page).getByText('Different from the running service: Name of the service.').waitFor();
  await button(page, 'Copy configuration').waitFor();
  expect(await button(page, 'Save changes').count()).toBe(0);

  await page.getByLabel('Name of the service').fill('Gatehouse');
  await page.goto('/admin/settings?search=minPasswordLength');
  await button(page, 'Change… Min password length').click();
  await page.getByRole('dialog').getByText('Copy the lines, then restart the service.').waitFor();
  expect(await button(page, 'Save').count()).toBe(0);
  expect(await page.getByRole('checkbox', { name: 'Can be changed here' }).count()).toBe(0);
  expect(problems).toEqual([]);
});
