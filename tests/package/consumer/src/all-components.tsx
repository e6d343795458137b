import '@gatehouse/client/components.css';
import {
  APIKeys,
  CreateOrganization,
  OrganizationList,
  OrganizationProfile,
  OrganizationSwitcher,
  Protect,
  RedirectToSignIn,
  SignedIn,
  SignedOut,
  SignIn,
  SignInButton,
  SignOutButton,
  SignUp,
  UserButton,
  UserProfile,
  VerifyEmail,
} from '@gatehouse/client/components';
import { GatehouseProvider } from '@gatehouse/client/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Pages } from './routed.tsx';
import { GermanSignIn } from './german.tsx';

/** The component that the query of the address names, among the gates and menus. */
const shown = new URLSearchParams(location.search).get('show');

/** Renders again with another function after each sign-in. */
function SignInCounter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <output>{count}</output>
      <SignIn onSignedIn={() => setCount((previous) => previous + 1)} />
    </>
  );
}

function Components() {
  if (/^\/(login|join|home)$/.test(location.pathname)) return <Pages />;
  if (location.pathname === '/enter') return <SignIn redirectUrl="/home" />;
  if (shown === 'german') return <GermanSignIn />;
  if (shown === 'counter') return <SignInCounter />;
  if (shown === 'sign-in') return <SignIn />;
  if (shown === 'sign-up') return <SignUp />;
  if (shown === 'protected') {
    return (
      <Protect fallback={<RedirectToSignIn signInUrl="/enter" />}>
        <h1>Only for users</h1>
      </Protect>
    );
  }
  if (shown === 'buttons') {
    return (
      <>
        <h1>Welcome</h1>
        <SignInButton signInUrl="/enter" />
        <SignOutButton />
      </>
    );
  }
  return (
    <>
      <SignedOut>
        <SignIn />
      </SignedOut>
      <SignedIn>
        <VerifyEmail userProfileUrl="/all-components.html?show=profile" />
        <header className="bar">
          <OrganizationSwitcher />
          <UserButton />
        </header>
        {shown === 'profile' ? <UserProfile /> : null}
        {shown === 'api-keys' ? <APIKeys /> : null}
        {shown === 'organizations' ? (
          <OrganizationList onSelect={(chosen) => (document.title = chosen?.name ?? 'none')} />
        ) : null}
        {shown === 'create-organization' ? <CreateOrganization /> : null}
        {shown === 'organization' ? <OrganizationProfile /> : null}
        <Protect permissions={{ invitation: ['create'] }} fallback={<p>You may not invite</p>}>
          <p>You may invite</p>
        </Protect>
      </SignedIn>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <Components />
  </GatehouseProvider>,
);
