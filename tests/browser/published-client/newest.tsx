import { organizationClient } from 'better-auth-newest/client/plugins';
import { createAuthClient } from 'better-auth-newest/react';

import { drawHooks } from './panel.tsx';

export const client = createAuthClient({ plugins: [organizationClient()] });
Object.assign(globalThis, { client });
drawHooks(client);
