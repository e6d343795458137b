import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signIn, inputModes } from '#tests/support/browser/browser-flow.ts';
import { optionsOfLines } from '#tests/support/sources/config-lines.ts';

const client = { clientId: 'client', clientSecret: 'in a test' };
const site = setUpSite({ appName: 'Acme', socialProviders: { github: client } });

test.for(inputModes('keyboard'))(
  'an administrator tries out a branding and gets lines with which the service starts: by $mode, $width pixels',
  async (variant) => {
    const email = `brander-${variant.mode}@example.com`;
    await assignRole(site.gatehouse, await site.createUser('Root Administrator', email), 'admin');
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/admin/settings/branding');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const preview = page.getByRole('figure', { name: /^Sign-in, / });
    const accent = () =>
      preview.locator('.gh-primary').evaluate((element) => getComputedStyle(element).backgroundColor);
    const lines = page.locator('pre').filter({ hasText: 'appName' });
    const bar = page.getByRole('region', { name: 'Configuration' });
    await bar.getByText('Nothing is saved here: copy the configuration.').waitFor();
    await bar.getByText('All values are those of the running service.').waitFor();

    await input.fill(page.getByLabel('Name of the service'), `Ada's \\ Engines`);
    await input.fill(page.getByLabel('Accent color', { exact: true }), '#3b5bdb');
    await input.fill(page.getByLabel('Terms URL'), '/terms');
    await preview.getByText(`Sign in to Ada's \\ Engines`).waitFor();
    await preview.getByText('Terms', { exact: true }).waitFor();
    await expect.poll(accent).toBe('rgb(59, 91, 219)');
    // The gate and the marks of the real page.
    expect(await preview.locator('.gh-plain svg').count()).toBeGreaterThan(0);
    const { appName, branding } = optionsOfLines((await lines.textContent())!);
    expect(appName).toBe(`Ada's \\ Engines`);
    expect(branding).toEqual({ accentColor: '#3b5bdb', termsUrl: '/terms' });

    // What differs, in the bar that stays in view, and below each field.
    const differences = 'Different from the running service: Name of the service, Accent color, and Terms URL.';
    await bar.getByText(differences).waitFor();
    await page.getByText('Running service: Acme', { exact: true }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await input.press(bar.getByRole('button', { name: 'Copy configuration' }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await lines.textContent());
    const isInView = async (part: typeof bar) => {
      const { y, height } = (await part.boundingBox())!;
      return y >= 0 && y + height <= page.viewportSize()!.height;
    };
    await page.getByLabel('Logo URL').scrollIntoViewIfNeeded();
    expect(await isInView(bar)).toBe(true);
    expect(await isInView(preview)).toBe(true);

    // The published components, and their variables.
    await input.fill(page.getByLabel('Corner radius, in pixels'), '4');
    await page.locator('pre').filter({ hasText: '--gatehouse-radius: 4px;' }).waitFor();
    await input.press(button(page, 'User button'));
    await input.press(button(page, 'Dark'));
    await page.getByRole('figure', { name: 'User button, Dark' }).locator('.gh-root').first().waitFor();
    await input.press(button(page, 'Sign-in'));

    // The rule with which the service starts; the preview keeps the last valid color.
    await input.fill(page.getByLabel('Accent color', { exact: true }), '#ffee00');
    await page.getByText(/Too light for white text: the contrast is 1\.\d+, and must be at least 4\.5/).waitFor();
    expect(await accent()).toBe('rgb(59, 91, 219)');
    expect(await lines.count()).toBe(0);
    expect(await bar.getByRole('button', { name: 'Copy configuration' }).isDisabled()).toBe(true);
    await input.press(bar.getByRole('button', { name: 'Reset' }));
    await bar.getByText('All values are those of the running service.').waitFor();
    expect(await page.getByLabel('Name of the service').inputValue()).toBe('Acme');
    expect(() => parseOptions({ branding: { accentColor: '#ffee00' } })).toThrow('branding.accentColor');
    expect(problems).toEqual([]);
  },
);
