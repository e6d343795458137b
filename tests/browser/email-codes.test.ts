import { expect, test } from 'vitest';

import { button, inputModes, screen, setUpSite } from '#tests/support/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';

const site = setUpSite({ emailOtp: { enabled: true }, rateLimit: { enabled: false } });

test.for(inputModes)('a user signs in with a mailed code: by $mode, $width pixels', async (variant) => {
  const email = `code-${variant.mode}@example.com`;
  await site.createUser('Code', email);
  await using opened = await site.open(variant);
  const { page, input } = opened;
  const mailedCode = async () => /^\d{6}$/m.exec((await newestMailTo(site.gatehouse, email)).text)![0];
  await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
  await input.fill(page.getByLabel('Email'), email);
  await input.press(page.getByRole('link', { name: 'Email me a sign-in code' }));
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await input.press(button(page, 'Email me a code'));
  await page.getByText(`We sent a code to ${email}`).waitFor();
  const first = await mailedCode();
  await input.press(button(page, 'Resend code'));
  await page.getByText('We sent another code').waitFor();
  await expect.poll(mailedCode).not.toBe(first);
  await input.fill(page.getByLabel('Code'), first);
  await input.press(button(page, 'Sign in'));
  await page.getByText('This code is wrong').waitFor();
  await input.fill(page.getByLabel('Code'), await mailedCode());
  await input.press(button(page, 'Sign in'));
  await screen(page, 'Security');
});
