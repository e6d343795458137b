import { organizationClient } from 'better-auth-oldest/client/plugins';
import { createAuthClient } from 'better-auth-oldest/react';

import { renderHooks } from './panel.tsx';

export const client = createAuthClient({ plugins: [organizationClient()] });
Object.assign(globalThis, { client });
// The client is a proxy with every property, so its hooks are listed.
const { useSession, useListOrganizations, useActiveOrganization, useActiveMember } = client;
renderHooks({ useSession, useListOrganizations, useActiveOrganization, useActiveMember });
