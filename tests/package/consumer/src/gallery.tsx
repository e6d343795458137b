import '@gatehouse/client/components.css';
import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

import { AccountWithKeys } from './examples/account-with-keys.tsx';
import { KeysPage } from './examples/api-keys.tsx';
import { NewOrganization } from './examples/create-organization.tsx';
import { ChooseOrganization } from './examples/organization-list.tsx';
import { OrganizationSettings } from './examples/organization-profile.tsx';
import { Sidebar } from './examples/organization-switcher.tsx';
import { Invite } from './examples/protect.tsx';
import { ProtectedPage } from './examples/redirect-to-sign-in.tsx';
import { Welcome } from './examples/sign-in-button.tsx';
import { SignInPage } from './examples/sign-in.tsx';
import { Leave } from './examples/sign-out-button.tsx';
import { SignUpPage } from './examples/sign-up.tsx';
import { ForUsers } from './examples/signed-in.tsx';
import { ForVisitors } from './examples/signed-out.tsx';
import { Header } from './examples/user-button.tsx';
import { AccountPage } from './examples/user-profile.tsx';
import { AppBar } from './examples/verify-email.tsx';

/** The examples of the documentation, by file. */
const examples = {
  'account-with-keys': AccountWithKeys,
  'api-keys': KeysPage,
  'create-organization': NewOrganization,
  'organization-list': ChooseOrganization,
  'organization-profile': OrganizationSettings,
  'organization-switcher': Sidebar,
  protect: Invite,
  'redirect-to-sign-in': ProtectedPage,
  'sign-in': SignInPage,
  'sign-in-button': Welcome,
  'sign-out-button': Leave,
  'sign-up': SignUpPage,
  'signed-in': ForUsers,
  'signed-out': ForVisitors,
  'user-button': Header,
  'user-profile': AccountPage,
  'verify-email': AppBar,
};

const Example = examples[new URLSearchParams(location.search).get('show') as keyof typeof examples];

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <Example />
  </GatehouseProvider>,
);
