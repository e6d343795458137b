import { organizationClient } from 'better-auth-newest/client/plugins';
import { createAuthClient } from 'better-auth-newest/react';

import { drawHooks } from './panel.tsx';

export const client = createAuthClient({ plugins: [organizationClient()] });
Object.assign(globalThis, { client });
// Whatever a published client is asked for, it has: only these are hooks.
const { useSession, useListOrganizations, useActiveOrganization, useActiveMember, useActiveMemberRole } = client;
drawHooks({ useSession, useListOrganizations, useActiveOrganization, useActiveMember, useActiveMemberRole });
