import type { Page } from 'playwright-core';

import { post } from '#tests/gallery/two-factor.ts';

interface Listed {
  agents: { client_id: string }[];
}

const AGENTS = [
  {
    client_name: 'Release notes',
    purpose: 'Reads what changed and writes the notes of a release.',
    redirect_uris: ['https://notes.example/callback'],
    scope: 'openid offline_access organization:read',
    budget: { calls: 500, writes: 50 },
  },
  { client_name: 'Invitations', purpose: 'Invites new colleagues from the directory of the company.', days: 7 },
];

/** Registers the agents of an owner once, one of which is stopped. */
async function seed(page: Page, owner: Record<string, string>): Promise<void> {
  const answer = await page.request.get('/api/auth/agent/list', { params: owner });
  if (((await answer.json()) as Listed).agents.length > 0) return;
  for (const agent of AGENTS) {
    const { client_id } = await post<{ client_id: string }>(page, '/agent/create', { ...owner, ...agent });
    if (agent.days !== undefined) await post(page, '/agent/stop', { client_id });
  }
}

export async function agentsPath(page: Page): Promise<string> {
  await seed(page, {});
  return '/admin/agents';
}

const OWN_PATH = '/organizations/analytical-engines/agents';
export const registerOwnAgentPath = `${OWN_PATH}/new`;

export async function ownAgentsPath(page: Page): Promise<string> {
  const organizations = await page.request.get('/api/auth/organization/list');
  const listed = (await organizations.json()) as { id: string; slug: string }[];
  await seed(page, { organizationId: listed.find(({ slug }) => slug === 'analytical-engines')!.id });
  return OWN_PATH;
}
