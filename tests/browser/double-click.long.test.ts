import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, signInByRequest, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(`/api/auth${path}`, { data });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as { id: string };
}

interface PlainButton {
  name: string;
  /** The button of the menu that it is in. */
  menu?: string;
  call: string;
  /** Signs in and returns the path of the button's screen. */
  arrange: (page: Page) => Promise<string>;
  /** Changes what the button saves. */
  edit?: (page: Page) => Promise<void>;
}

const buttons: PlainButton[] = [
  {
    name: 'Verify email',
    call: 'sendVerificationEmail',
    arrange: async (page) => {
      await site.createUser('Unverified', 'unverified@example.com');
      await signInByRequest(page, 'unverified@example.com');
      return '/account';
    },
  },
  {
    name: 'Resend invitation',
    menu: 'Actions for the invitation to guest@example.com',
    call: 'organization.resendInvitation',
    arrange: async (page) => {
      await site.createUser('Host', 'host@example.com');
      await signInByRequest(page, 'host@example.com');
      const { id: organizationId } = await post(page, '/organization/create', { name: 'Host', slug: 'host' });
      await post(page, '/organization/invite-member', { organizationId, email: 'guest@example.com', role: 'member' });
      return '/organizations/host/invitations';
    },
  },
  {
    name: 'Unban user',
    menu: 'Actions for Banned',
    call: 'admin.unbanUser',
    arrange: async (page) => {
      const userId = await site.createUser('Banned', 'banned@example.com');
      await assignRole(site.gatehouse, await site.createUser('Unbans', 'unbans@example.com'), 'admin');
      await signInByRequest(page, 'unbans@example.com');
      await post(page, '/admin/ban-user', { userId });
      return `/admin/users/${userId}`;
    },
  },
  {
    name: 'Impersonate user',
    menu: 'Actions for Subject',
    call: 'admin.impersonateUser',
    arrange: async (page) => {
      const userId = await site.createUser('Subject', 'subject@example.com');
      await assignRole(site.gatehouse, await site.createUser('Helps', 'helps@example.com'), 'admin');
      await signInByRequest(page, 'helps@example.com');
      return `/admin/users/${userId}`;
    },
  },
  {
    name: 'Join Inviting',
    call: 'organization.acceptInvitation',
    arrange: async (page) => {
      const userId = await site.createUser('Inviter', 'inviter@example.com');
      const { id } = await site.gatehouse.call('organization.create', { name: 'Inviting', slug: 'inviting', userId });
      await using inviter = await site.open();
      await signInByRequest(inviter.page, 'inviter@example.com');
      const invite = { organizationId: id, email: 'joins@example.com', role: 'member' };
      const invitation = await post(inviter.page, '/organization/invite-member', invite);
      await site.createUser('Joins', 'joins@example.com');
      await signInByRequest(page, 'joins@example.com');
      return `/invitation/${invitation.id}`;
    },
  },
  {
    name: 'Save settings',
    call: 'organization.update',
    arrange: async (page) => {
      await site.createUser('Keeps', 'keeps@example.com');
      await signInByRequest(page, 'keeps@example.com');
      await post(page, '/organization/create', { name: 'Keeps', slug: 'keeps' });
      return '/organizations/keeps/settings';
    },
    edit: async (page) => {
      await button(page, 'Add row').click();
      await page.getByLabel('Key 1').fill('plan');
    },
  },
];

/** Counts the requests to a procedure from now on. */
function countCalls(page: Page, call: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/api/trpc/${call}`)) calls++;
  });
  return () => calls;
}

test.for(buttons)('a double click on $name makes one call', async ({ name, menu, call, arrange, edit }) => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/sign-in');
  await page.goto(await arrange(page));
  await edit?.(page);
  if (menu !== undefined) await button(page, menu).click();
  const clicked = menu === undefined ? button(page, name) : page.getByRole('menuitem', { name });
  await clicked.waitFor();
  const calls = countCalls(page, call);
  await clicked.evaluate((element: HTMLElement) => (element.click(), element.click()));
  await expect.poll(calls).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(calls()).toBe(1);
});

test('a second click after the response sends no second invitation email', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Sender', 'sender@example.com');
  await signInByRequest(page, 'sender@example.com');
  const { id: organizationId } = await post(page, '/organization/create', { name: 'Sender', slug: 'sender' });
  await post(page, '/organization/invite-member', { organizationId, email: 'twice@example.com', role: 'member' });
  await page.goto('/organizations/sender/invitations');
  const calls = countCalls(page, 'organization.resendInvitation');
  await button(page, 'Actions for the invitation to twice@example.com').click();
  const { x, y } = (await page.getByRole('menuitem', { name: 'Resend invitation' }).boundingBox())!;
  const answered = page.waitForResponse((response) => response.url().includes('organization.resendInvitation'));
  await page.mouse.click(x + 8, y + 8);
  await answered;
  await page.waitForTimeout(100);
  await page.mouse.click(x + 8, y + 8);
  await page.waitForTimeout(300);
  expect(calls()).toBe(1);
  await page.getByText('Invitation resent to twice@example.com').waitFor();
});
