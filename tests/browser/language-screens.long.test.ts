import { expect, test } from 'vitest';

import { checkScreen, setWidth } from '#tests/support/browser/accessibility.ts';
import { setUpDemoSite } from '#tests/gallery/demo-site.ts';

const open = setUpDemoSite();

const shown = [
  ['/sign-in', 'anonymous'],
  ['/account', undefined],
  ['/account/security', undefined],
  ['/organizations/analytical-engines/members', undefined],
  ['/admin', undefined],
  ['/admin/users', undefined],
  ['/admin/audit', undefined],
  ['/admin/settings/emails', undefined],
  ['/admin/settings/branding', undefined],
] as const;

const languages = ['ar', 'de', 'ja'] as const;
const cases = languages.flatMap((language) => shown.map(([path, as]) => ({ language, path, as })));

test.for(cases)('$path in $language fits phones and desktops and is accessible', async ({ language, path, as }) => {
  await using opened = await open(as ? { as, locale: language } : { locale: language });
  const { page, problems } = opened;
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator(`html[lang=${language}][dir=${language === 'ar' ? 'rtl' : 'ltr'}]`).waitFor();
    await checkScreen(page, `language-${language}${path.replaceAll('/', '-')}`, ['light']);
  }
  expect(problems).toEqual([]);
});
