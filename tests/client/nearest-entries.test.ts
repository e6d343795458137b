import { IconUsers } from '@tabler/icons-react';
import { expect, test } from 'vitest';

import type { Area } from '#client/console/shell/navigation.ts';
import { nearestEntries } from '#client/console/shell/nearest-entries.ts';

const area = (id: Area['id'], name: string, entries: Record<string, string>): Area => ({
  id,
  name,
  entries: Object.entries(entries).map(([to, label]) => ({ to, label, Icon: IconUsers })),
});
const areas = [
  area('organization', 'Acme', {
    '/organizations/acme/members': 'Members',
    '/organizations/acme/webhooks': 'Webhooks',
  }),
  area('account', 'Your account', { '/account': 'Profile', '/account/api-keys': 'API keys' }),
  area('administration', 'Administration', { '/admin/users': 'Users', '/admin/audit': 'Audit log' }),
];

test.for([
  ['/nowhere', []],
  ['/', []],
  ['/admin/user', ['/admin/users']],
  ['/admin/users/01900000-0000-7000-8000-000000000001/nothing', ['/admin/users']],
  ['/webhook', ['/organizations/acme/webhooks']],
  ['/settings/audit-log', ['/admin/audit']],
  ['/account/keys', ['/account/api-keys']],
] as const)('the screens that %s resembles', ([address, expected]) => {
  expect(nearestEntries(address, areas).map(({ to }) => to)).toEqual(expected);
});
