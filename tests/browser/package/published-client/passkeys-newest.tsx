import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';
import { twoFactorClient } from 'better-auth/client/plugins';
import { createAuthClient as createReactClient } from 'better-auth/react';

import { renderPasskeys } from './passkeys-panel.tsx';

const react = createReactClient({ plugins: [passkeyClient(), twoFactorClient()] });
export const clients = { vanilla: createAuthClient({ plugins: [passkeyClient(), twoFactorClient()] }), React: react };
Object.assign(globalThis, { clients });
renderPasskeys(react.useListPasskeys);
