import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { screens } from '#tests/gallery/screens.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { setWidth, saveScreenshot } from '#tests/support/browser/accessibility.ts';
import { signInByRequest, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ organization: { teams: { enabled: true } }, rateLimit: { enabled: false } });

const WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftsc';
const HYPHENATED = 'Anna-Maria-Theresia-Wolfeschlegelsteinhausen-Bergerdorff-Welchevoraltern';
const EMAIL = `${'w'.repeat(60)}@${'long-label.'.repeat(4)}example.com`;

/** Waits until a screen has loaded its data. */
const waitForData = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

test('no screen overflows a phone with long names', { timeout: 180_000 }, async () => {
  const { gatehouse } = site;
  const userId = await site.createUser(WORD, EMAIL);
  const otherId = await site.createUser(HYPHENATED, `x${EMAIL}`.slice(1).replace('w', 'v'));
  await assignRole(gatehouse, userId, 'admin');
  const { id: organizationId } = await gatehouse.call('organization.create', { name: WORD, slug: 'long', userId });
  await gatehouse.call('organization.addMember', { organizationId, userId: otherId, role: 'member' });
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, EMAIL);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth${path}`, { data });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as { id: string };
  };
  await post('/organization/create-team', { name: HYPHENATED, organizationId });
  const invited = { email: `i${EMAIL}`.replace('iw', 'i'), role: 'member', organizationId };
  await post('/organization/invite-member', invited);
  await post('/admin/ban-user', { userId: otherId, banReason: WORD });
  const host = await gatehouse.call('organization.create', { name: HYPHENATED, slug: 'host', userId: otherId });
  await gatehouse.idle();

  const paths = Object.keys(screens)
    .filter((address) => address !== '/invitation/:id')
    .map((address) =>
      address
        .replace(':slug', 'long')
        .replace('/admin/users/:id', `/admin/users/${otherId}`)
        .replace('/admin/organizations/:id', `/admin/organizations/${host.id}`)
        .replace('*', '/nowhere'),
    );
  expect(host.slug).toBe('host');
  const overflows: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForData(page);
    for (const width of [320, 390]) {
      await setWidth(page, width);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) overflows.push(`${path} at ${width}: ${scrollWidth}, ${await widestElement(page)}`);
      if (width === 320) await saveScreenshot(page, `long${path.replaceAll(/\W+/g, '-').slice(0, 40)}`);
    }
  }
  expect(overflows).toEqual([]);
});

/** The innermost element that reaches furthest to the right. */
const widestElement = (page: Page) =>
  page.evaluate(() => {
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const widest = [...document.querySelectorAll('main *')].toSorted((a, b) => rightOf(b) - rightOf(a));
    return widest.find((element) => element.childElementCount === 0)?.outerHTML.slice(0, 160);
  });

/** The first letters of texts that are cut at their beginning. */
const cutAtBeginning = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const clipping = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis';
      let clip = text.parentElement;
      while (clip && !clipping(clip)) clip = clip.parentElement;
      if (!clip || text.data.trim() === '' || !clip.checkVisibility()) continue;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const [letter, box] = [range.getBoundingClientRect(), clip.getBoundingClientRect()];
      if (letter.left < box.left - 1 || letter.right > box.right + 1) cut.push(text.data.slice(0, 20));
    }
    return cut;
  });

test('a page in Arabic cuts long Latin names and addresses at their end', { timeout: 60_000 }, async () => {
  const { gatehouse } = site;
  const [ada, bob] = [`latin.${EMAIL.slice(8)}`, `other.${EMAIL.slice(8)}`];
  const userId = await site.createUser(HYPHENATED, ada);
  await site.createUser(WORD, bob);
  await assignRole(gatehouse, userId, 'admin');
  const { id: organizationId } = await gatehouse.call('organization.create', { name: WORD, slug: 'latin', userId });
  await using opened = await site.open({ locale: 'ar' });
  const { page } = opened;
  await signInByRequest(page, ada);
  const invited = { email: `guest.${EMAIL.slice(8)}`, role: 'member', organizationId };
  expect((await page.request.post('/api/auth/organization/invite-member', { data: invited })).status()).toBe(200);
  const paths = [
    '/admin/users',
    '/admin/organizations',
    '/organizations/latin/members',
    '/organizations/latin/invitations',
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForData(page);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    for (const width of [390, 1280]) {
      await setWidth(page, width);
      expect(await cutAtBeginning(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the button to join an organization with a long name fits a phone', async () => {
  const { gatehouse } = site;
  const userId = await site.createUser('Host', 'host@example.com');
  await site.createUser('Guest', 'guest@example.com');
  const { id: organizationId } = await gatehouse.call('organization.create', { name: WORD, slug: 'joined', userId });
  await using host = await site.open();
  await signInByRequest(host.page, 'host@example.com');
  const answer = await host.page.request.post('/api/auth/organization/invite-member', {
    data: { organizationId, email: 'guest@example.com', role: 'member' },
  });
  const { id } = (await answer.json()) as { id: string };
  await using opened = await site.open({ width: 320 });
  const { page } = opened;
  await signInByRequest(page, 'guest@example.com');
  await page.goto(`/invitation/${id}`);

  const join = page.getByRole('button', { name: 'Join' });
  await join.waitFor();
  const label = join.locator('.mantine-Button-label');
  expect(await label.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await saveScreenshot(page, 'long-invitation');
});
