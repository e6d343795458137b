import { organizationClient } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';

import { drawHooks } from './panel.tsx';

export const client = createAuthClient({ plugins: [organizationClient()] });
Object.assign(globalThis, { client });
drawHooks(client);
