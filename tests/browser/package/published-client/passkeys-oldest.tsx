import { createAuthClient } from 'better-auth-oldest/client';
import { passkeyClient, twoFactorClient } from 'better-auth-oldest/client/plugins';
import { createAuthClient as createReactClient } from 'better-auth-oldest/react';

import { renderPasskeys } from './passkeys-panel.tsx';

const react = createReactClient({ plugins: [passkeyClient(), twoFactorClient()] });
const clients = { vanilla: createAuthClient({ plugins: [passkeyClient(), twoFactorClient()] }), React: react };
Object.assign(globalThis, { clients });
renderPasskeys(react.useListPasskeys);
