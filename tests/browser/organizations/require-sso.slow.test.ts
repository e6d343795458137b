import type { JSHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { addBreakGlass, markTestedByOwner } from '#tests/features/sso/policy/policies.ts';
import { hasConnections, newSso } from '#tests/features/sso/sign-in/connections.ts';
import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, inputModes, setUpSite } from '#tests/support/browser/browser-flow.ts';
import { newMember } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';

const outgoing = { privateHosts: ['127.0.0.1'] };
const site = setUpSite({ outgoing });
const none = { enabled: false };
const withoutOtherWays = setUpSite({ outgoing, passkey: none, magicLink: none, emailOtp: none });

test('beside the password there is no button for other ways where there is none', { timeout: 60_000 }, async () => {
  const { gatehouse } = withoutOtherWays;
  await using sso = await newSso(gatehouse);
  await expect.poll(() => hasConnections(gatehouse), { timeout: 30_000 }).toBe(true);
  await using opened = await withoutOtherWays.open();
  const { page } = opened;
  await page.goto('/sign-in');
  await page.getByLabel('Email', { exact: true }).fill(`ada@not-${sso.domain}`);
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await button(page, 'Other ways to sign in').count()).toBe(0);
});

test.for(inputModes('keyboard'))(
  'an owner requires single sign-on, to which a password then leads: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const { gatehouse } = site;
    const { baseUrl } = gatehouse.options;
    await using sso = await newSso(gatehouse);
    const { organization, domain } = sso;
    const { owner, name, slug } = organization;
    const member = await Person.signUp(gatehouse, { email: `grace@${domain}` });
    await newMember(gatehouse, organization, { person: member });
    await using opened = await site.open(variant);
    const { page, input } = opened;
    const shows = (text: string) => page.getByText(text).first().waitFor();
    const openPage = async () => {
      const cookies = [...owner.cookies].map(([cookie, value]) => ({ name: cookie, value, url: baseUrl }));
      await page.context().addCookies(cookies);
      await page.goto(`/organizations/${slug}/single-sign-on`);
    };

    await openPage();
    const condition = (text: string) => page.getByRole('listitem').filter({ hasText: text }).last().textContent();
    await shows('You are an owner with a password or passkey, and a second factor');
    expect(await condition('You are an owner')).toMatch(/\(Not done yet\)$/);
    expect(await condition('One of its domains')).toMatch(/\(Done\)$/);
    expect(await button(page, 'Require').isDisabled()).toBe(true);
    await addBreakGlass(owner);
    await markTestedByOwner(sso);

    // Whether there are connections is read in the background.
    await using second = await site.open();
    const there = second.page;
    await expect.poll(() => hasConnections(site.gatehouse), { timeout: 30_000 }).toBe(true);
    await there.goto('/sign-in');
    await there.getByLabel('Email', { exact: true }).fill(member.email);
    await button(there, 'Continue').click();
    const password = there.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);

    await openPage();
    await input.press(button(page, 'Require'));
    await dialog(page).getByText('Members with addresses in your domains').waitFor();
    await checkScreen(page, 'require-sso');
    await input.fill(dialog(page).getByRole('textbox'), name);
    const labels = await labelsOfSubmit(page);
    await input.press(dialog(page).getByRole('button', { name: 'Require single sign-on' }));
    await shows('Single sign-on is required');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await labels.evaluate((seen) => [...seen])).toEqual(['Require single sign-on']);

    // The form turns, although the policy was off when the address was typed.
    await password.press('Enter');
    await there.getByText(`${domain} uses single sign-on.`).waitFor();
    await button(there, 'Continue with Acme').waitFor();
    await button(there, 'I am an owner and need another way').click();
    await password.waitFor();

    await input.press(button(page, 'Stop requiring'));
    await input.press(dialog(page).getByRole('button', { name: 'Stop requiring' }));
    await shows('Single sign-on is no longer required');
  },
);

/** Every label that the button of the open dialog has until it is gone. */
function labelsOfSubmit(page: Page): Promise<JSHandle<Set<string>>> {
  return page.evaluateHandle(() => {
    const seen = new Set<string>();
    const read = () => {
      const label = document.querySelector('[role=dialog] [type=submit]')?.textContent;
      if (label) seen.add(label);
    };
    read();
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
}
