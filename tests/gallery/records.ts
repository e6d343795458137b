import type { Page } from 'playwright-core';

import { post } from './two-factor.ts';

interface Listed {
  id: string;
  name: string;
  lastError: string | null;
}

/** Streams of the platform to which nothing listens, one of them disabled. Visits of other sizes find them. */
export async function platformStreams(page: Page): Promise<string> {
  const list = async () => (await (await page.request.get('/api/auth/admin/list-audit-streams')).json()) as Listed[];
  if ((await list()).length === 0) {
    const token = 'a-token-of-the-receiver';
    const url = 'http://127.0.0.1:1';
    const failing = { name: 'Splunk', preset: 'splunk', format: 'ocsf', url, token, includesOrigin: true };
    const { stream } = await post<{ stream: Listed }>(page, '/admin/create-audit-stream', failing);
    await post(page, '/admin/test-audit-stream', { streamId: stream.id });
    const archive = { name: 'Archive', preset: 'syslog', url: 'tls://127.0.0.1:6514' };
    const { stream: second } = await post<{ stream: Listed }>(page, '/admin/create-audit-stream', archive);
    await post(page, '/admin/update-audit-stream', { streamId: second.id, enabled: false });
  }
  while ((await list()).every(({ lastError }) => lastError === null)) await page.waitForTimeout(50);
  return '/admin/audit-streams';
}

/** A hold on an organization of the demo. Visits of other sizes find it. */
export async function platformHolds(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/admin/list-organizations?limit=1');
  const { organizations } = (await answer.json()) as { organizations: { id: string }[] };
  const listed = await page.request.get('/api/auth/admin/list-holds');
  const { holds } = (await listed.json()) as { holds: object[] };
  const body = { organizationId: organizations[0]!.id, reason: 'Case 17', endsAt: '2099-01-31' };
  if (holds.length === 0) await post(page, '/admin/create-hold', body);
  return '/admin/holds';
}
