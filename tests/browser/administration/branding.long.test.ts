import { expect, test } from 'vitest';

import { contrastWithWhite } from '#shared/lib/colors.ts';
import { ACCENT } from '#shared/lib/palette.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { axeFindings, setTheme, saveScreenshot } from '#tests/support/browser/accessibility.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { startSite } from '#tests/support/browser/site.ts';

const branding = {
  logoUrl: '/favicon.svg?own',
  accentColor: '#0b7285',
  termsUrl: 'https://example.com/terms',
  privacyUrl: '/privacy',
};

test('the web app shows the operator’s name, logo, colour and links, accessibly in both themes', async () => {
  await using gatehouse = await startSite({ appName: 'Acme & <Sons>', branding });
  const browser = await launchBrowser();
  try {
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
    const { page, problems } = opened;
    await page.goto('/sign-in');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();

    expect(await page.title()).toBe('Sign in to Acme & <Sons>');
    await page.getByText('Acme & <Sons>', { exact: true }).waitFor();
    expect(await page.locator('header img').getAttribute('src')).toBe(branding.logoUrl);
    expect(await page.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe(branding.termsUrl);
    expect(await page.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(branding.privacyUrl);
    // From the service's own origin, as the content security policy demands.
    const fonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(fonts).toBe(1);
    const button = page.getByRole('button', { name: 'Continue', exact: true });
    const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background()).toBe('rgb(11, 114, 133)');

    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      expect(await axeFindings(page), theme).toEqual([]);
      await saveScreenshot(page, `branding-${theme}`);
    }
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('the start rejects an accent colour with too little contrast to white', async () => {
  expect(contrastWithWhite(ACCENT)).toBeGreaterThan(4.5);
  await expect(startGatehouse({ branding: { accentColor: '#ffd43b' } })).rejects.toThrow(
    'Option branding.accentColor: got "#ffd43b", needs a colour dark enough for white text on it (a contrast of 4.5)',
  );
});

test('the start rejects a terms link with a javascript: URL', async () => {
  await expect(startGatehouse({ branding: { termsUrl: 'javascript:alert(1)' } })).rejects.toThrow(
    'Option branding.termsUrl',
  );
});

test('emails, the error page and the icon use the branding, and the buttons of many providers share a row', async () => {
  const clients = ['google', 'github', 'microsoft', 'discord', 'gitlab'].map((id) => [
    id,
    { clientId: 'shown', clientSecret: 'in a test' },
  ]);
  const accentColor = '#c92a2a';
  await using gatehouse = await startSite({
    appName: 'Acme ID',
    branding: { ...branding, accentColor },
    socialProviders: Object.fromEntries(clients),
  });
  const { baseUrl } = gatehouse.options;
  await gatehouse.call('signUp.email', { name: 'Ada', email: 'ada@example.com', password: 'a long password' });
  await gatehouse.app.inject({
    method: 'POST',
    url: '/api/auth/forget-password',
    headers: { origin: baseUrl },
    payload: { email: 'ada@example.com', redirectTo: '/reset-password' },
  });
  await gatehouse.idle();
  const mailbox = await gatehouse.app.inject({ url: '/dev/mailbox.json', query: { to: 'ada@example.com' } });
  expect(mailbox.body).toContain(`background:${accentColor}`);
  expect(mailbox.body).toContain(`${baseUrl}/favicon.svg?own`);
  const error = await gatehouse.app.inject({ url: '/api/auth/error' });
  expect(error.body).toContain('<title>Something went wrong · Acme ID</title>');
  expect(error.body).toContain('Back to Acme ID');

  const browser = await launchBrowser();
  try {
    await using opened = await openPage({ browser, baseUrl });
    const { page } = opened;
    await page.goto('/api/auth/error');
    const back = page.getByRole('link', { name: 'Back to Acme ID' });
    // The content security policy allows the style.
    expect(await back.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(201, 42, 42)');
    const logo = page.locator('.brand img');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await saveScreenshot(page, 'branding-error');
    await page.goto('/sign-in');
    const google = page.getByRole('button', { name: 'Continue with Google' });
    await google.waitFor();
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe(branding.logoUrl);
    const tops = await Promise.all(
      ['Google', 'GitHub', 'GitLab'].map(
        async (name) => (await page.getByRole('button', { name: `Continue with ${name}` }).boundingBox())?.y,
      ),
    );
    expect(new Set(tops).size).toBe(1);
    const email = page.getByLabel('Email');
    await email.focus();
    expect(await email.evaluate((field) => getComputedStyle(field).borderColor)).not.toBe('rgb(201, 42, 42)');
    await saveScreenshot(page, 'branding-providers');
  } finally {
    await browser.close();
  }
});

test('without a logo the icon is the initial of the name, and emails use no article before the name', async () => {
  await using gatehouse = await startSite({ appName: 'Écurie ID', branding: { accentColor: '#0b7285' } });
  const { baseUrl } = gatehouse.options;
  const icon = await gatehouse.app.inject({ url: '/favicon.svg' });
  expect(icon.headers['content-type']).toContain('image/svg+xml');
  expect(icon.body).toContain('>É</text>');
  expect(icon.body).toContain('fill="#0b7285"');

  const person = { name: 'Ada', email: 'ada@example.com', password: 'a long password' };
  await gatehouse.call('signUp.email', person);
  for (const [url, payload] of [
    ['/api/auth/forget-password', { email: person.email, redirectTo: '/reset-password' }],
    ['/api/auth/send-verification-email', { email: person.email }],
  ] as const) {
    await gatehouse.app.inject({ method: 'POST', url, headers: { origin: baseUrl }, payload });
  }
  await gatehouse.idle();
  const mails = (await gatehouse.app.inject({ url: '/dev/mailbox.json' })).body;
  expect(mails).toContain('your account with Écurie ID');
  expect(mails).not.toMatch(/\b(a|an|your) Écurie ID/);
});

test('the API explorer shows the operator’s name, icon and colour', { timeout: 90_000 }, async () => {
  await using gatehouse = await startSite({ appName: 'Acme & <Sons>', branding: { accentColor: '#0b7285' } });
  const browser = await launchBrowser();
  try {
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
    const { page, problems } = opened;
    page.setDefaultTimeout(30_000);
    await page.goto('/api/auth/docs');
    await page.locator('.opblock-tag').first().waitFor();
    expect(await page.title()).toBe('Acme & <Sons> API');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('API reference');
    const brand = page.locator('header .brand');
    expect(await brand.textContent()).toBe('Acme & <Sons>');
    await page.locator('.opblock-tag').first().click();
    await page.locator('.opblock-summary-control').first().click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    const execute = page.getByRole('button', { name: 'Send request' });
    await execute.waitFor();
    expect(await execute.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 114, 133)');
    expect(await brand.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await saveScreenshot(page, 'explorer-branded');
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
