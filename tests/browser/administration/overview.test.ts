import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { contrastWithWhite } from '#shared/lib/colors.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite({ oauthProvider: { enabled: true, registration: 'open' } });

const DAY_MS = 86_400_000;

/** Sign-ups of so many users, so many days ago. */
async function writeSignUps(count: number, age: number): Promise<void> {
  const time = Date.now() - age * DAY_MS;
  const rows = Array.from(
    { length: count },
    () => `('${v7({ msecs: time })}', 'user.created', '{}', '${new Date(time).toISOString()}', '', '')`,
  );
  await runSql(
    site.gatehouse.options.databaseUrl!,
    `insert into audit_entry (id, event, details, created_at, ip_address, user_agent) values ${rows.join(', ')}`,
  );
}

// Before the first reading, since the figures of past days are not counted again.
beforeAll(async () => {
  await writeSignUps(40, 45);
  await writeSignUps(60, 10);
});

async function openOverview(name: string, width: number) {
  const email = `${name}@admin.example`;
  await assignRole(site.gatehouse, await site.createUser(`Admin ${name}`, email), 'admin');
  const opened = await site.open({ width });
  await signInByRequest(opened.page, email);
  await opened.page.goto('/admin');
  await screen(opened.page, 'Overview');
  return opened;
}

test.for([1280, 390])(
  'what needs attention has a title, what follows from it and a button that leads to the remedy: %i pixels',
  async (width) => {
    await runSql(
      site.gatehouse.options.databaseUrl!,
      `delete from webhook_endpoint;
       insert into webhook_endpoint (id, url, version, secret, sequence, failing_since, created_at, updated_at)
       values ('${v7()}', 'https://example.com', 1, '', 0, now(), now(), now())`,
    );
    await using opened = await openOverview(`attention${width}`, width);
    const { page, problems } = opened;
    const finding = (title: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${title}`) });
    const open = finding('App registration is open to anyone');
    await open.getByText('Any program can register under any name.').waitFor();
    await open.getByText('oauthProvider.registration', { exact: true }).waitFor();
    await finding('1 webhook is failing').getByRole('link', { name: 'Open webhook' }).waitFor();
    // The first steps name it, until they are hidden.
    expect(await finding('Emails are not sent').count()).toBe(0);
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await finding('Emails are not sent').getByRole('link', { name: 'Set up email' }).waitFor();
    await checkScreen(page, 'overview-attention');

    await open.getByRole('link', { name: 'Review' }).click();
    await page.waitForURL(/\/admin\/settings\?search=oauthProvider\.registration$/);
    await page.getByText('oauthProvider.registration').first().waitFor();
    expect(problems).toEqual([]);
  },
);

test.for([1280, 390])(
  'each chart has its figure, what it is compared with, a legend and the values at the pointer: %i pixels',
  async (width) => {
    await using opened = await openOverview(`figures${width}`, width);
    const { page, problems } = opened;
    await page.getByText(/^\+\d+% against the 30 days before$/).waitFor();
    const chart = page.getByRole('img', {
      name: /^Sign-ups by day, .*: \d+ in 30 days, \+\d+% against the 30 days before$/,
    });
    await chart.scrollIntoViewIfNeeded();
    const { x, y, height } = (await chart.boundingBox())!;
    // The first day, in both periods.
    await page.mouse.move(x + 1, y + height / 2);
    const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const day = (age: number) => short.format(new Date(Date.now() - age * DAY_MS));
    for (const age of [29, 59]) await page.getByText(`${day(age)}: 0`).waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /^\w{3} \d+\s–\s(\w{3} )?\d+$/ })
        .count(),
    ).toBe(6);
    await checkScreen(page, 'overview-figures');
    expect(problems).toEqual([]);
  },
);

test('the figures are shown as a table in place of the charts, by a button beside the period', async () => {
  await using opened = await openOverview('table', 390);
  const { page, problems } = opened;
  await page.getByRole('img', { name: /^Sign-ups by day/ }).waitFor();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('table', { name: 'Figures of the last 30 days' });
  expect(await table.getByRole('row').count()).toBe(31);
  expect(await page.getByRole('img', { name: /by day/ }).count()).toBe(0);
  expect((await table.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);
  await page.getByRole('button', { name: 'Show as charts' }).click();
  await page.getByRole('img', { name: /^Sign-ups by day/ }).waitFor();
  expect(problems).toEqual([]);
});

test.for(['light', 'dark'] as const)(
  'the lines of the charts have a contrast of 3:1 with their card: %s',
  async (theme) => {
    await using opened = await openOverview(`lines-${theme}`, 1280);
    const { page } = opened;
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`:root[data-mantine-color-scheme="${theme}"]`).waitFor();
    const lines = page.locator('.line-chart path:is(.line, .before)');
    await page.getByRole('img', { name: /^Sign-ups by day/ }).waitFor();
    const colors = await lines.evaluateAll((all) =>
      all.map((line) => [
        getComputedStyle(line).stroke,
        getComputedStyle(line.closest('.mantine-Paper-root')!).backgroundColor,
      ]),
    );
    expect(colors.length).toBe(6);
    const withWhite = (color: string) =>
      contrastWithWhite(
        `#${color
          .match(/\d+/g)!
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`,
      );
    for (const [line, card] of colors) {
      const ratio = withWhite(card!) / withWhite(line!);
      expect(Math.max(ratio, 1 / ratio), `${line} on ${card}`).toBeGreaterThanOrEqual(3);
    }
  },
);
