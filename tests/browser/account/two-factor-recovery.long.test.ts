import { afterEach, expect, test, vi } from 'vitest';

import { enableTotp } from '#tests/gallery/two-factor.ts';
import { button, inputModes, screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { runSql } from '#tests/support/postgres.ts';
import { moveClock, recoveryOptions, WAITING_TIME } from '#tests/support/recovery.ts';

const site = setUpSite({ ...recoveryOptions, rateLimit: { enabled: false } });

afterEach(() => void vi.useRealTimers());

test.for(inputModes('keyboard'))(
  'a user without their second factor cancels a request, makes another one, and removes it: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const email = `recovery-${variant.mode}@example.com`;
    const id = await site.createUser('Recovery', email);
    const { gatehouse } = site;
    await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where id = '${id}'`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await signInByRequest(page, email);
    await enableTotp(page);
    await page.request.post('/api/auth/sign-out', { data: {} });

    const request = async () => {
      await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
      await signIn(opened, email);
      await screen(page, 'Confirm it’s you');
      await input.press(button(page, 'Lost all your methods?'));
      await page.getByText('possible only after 3 days').waitFor();
      await input.press(button(page, 'Request removal'));
      await page.getByText('You asked us to remove your second factor').waitFor();
    };
    await request();
    await input.press(button(page, 'Use one of your methods'));
    await page.getByLabel('6-digit code', { exact: true }).waitFor();

    const { url } = await newestMailTo(gatehouse, email);
    await page.goto(url);
    await screen(page, 'Keep your second factor?');
    await input.press(button(page, 'Keep second factor'));
    await screen(page, 'Request canceled');
    await page.goto(url);
    await input.press(button(page, 'Keep second factor'));
    await screen(page, 'Nothing to cancel');

    await request();
    moveClock(WAITING_TIME);
    await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
    await signIn(opened, email);
    await screen(page, 'Confirm it’s you');
    await input.press(button(page, 'Remove your second factor'));
    await input.press(button(page, 'Email me a code'));
    const code = page.getByLabel('Code', { exact: true });
    await code.waitFor();
    const { text } = await newestMailTo(gatehouse, email);
    await input.fill(code, 'aaaaa-bbbbb');
    await input.press(button(page, 'Remove second factor'));
    await page.getByText('Incorrect code').waitFor();
    await input.fill(code, /^\w{5}-\w{5}$/m.exec(text)![0]);
    await input.press(button(page, 'Remove second factor'));
    await screen(page, 'Security');
    await page.getByText('Off', { exact: true }).waitFor();
    expect(problems.filter((problem) => !/ 40[01] /.test(problem))).toEqual([]);
  },
);
