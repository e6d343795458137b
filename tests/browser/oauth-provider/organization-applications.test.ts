import { expect, test } from 'vitest';

import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { Person } from '#tests/support/person.ts';

const site = setUpSite({ oauthProvider: { enabled: true }, rateLimit: { enabled: false } });

test(
  'an administrator of an organization registers a website with the keyboard alone',
  { timeout: 120_000 },
  async () => {
    const owner = await Person.signUp(site.gatehouse, { email: 'owner@example.com' });
    const { body } = await owner.post('/organization/create', { name: 'Acme', slug: 'acme' });
    const organizationId = body.id as string;
    const userId = await site.createUser('Ada', 'ada@example.com');
    await site.gatehouse.call('organization.addMember', { organizationId, userId, role: 'admin' });
    await using opened = await site.open({ mode: 'keyboard' });
    const { page, input, problems } = opened;
    await signInByRequest(page, 'ada@example.com');

    await page.goto('/organizations/acme/applications');
    await screen(page, 'Applications');
    await page.getByText('No applications yet').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await input.press(page.getByRole('link', { name: 'Register application' }).first());
    await screen(page, 'Register an application');
    await input.fill(page.getByLabel('Name', { exact: true }), 'Intranet');
    await input.fill(page.getByLabel('Redirect addresses'), 'https://intranet.acme.example/callback');
    expect(await page.getByText('This app is our own').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await input.press(button(page, 'Register application'));

    await dialog(page).getByText('Application registered').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await input.press(dialog(page).getByRole('button', { name: 'I have stored it', exact: true }));
    await screen(page, 'Intranet');
    await page.getByText('Replace secret').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toMatch(/^\/organizations\/acme\/applications\/[\da-f-]{36}$/);

    const { body: clients } = await owner.get('/oauth2/get-clients', { organizationId });
    expect(clients).toMatchObject([{ client_name: 'Intranet', organization: { name: 'Acme' }, verified: false }]);
    expect(problems).toEqual([]);
  },
);
