import { OrganizationSwitcher, SignIn, UserButton } from '@gatehouse/client/components';

import { getSession } from './gatehouse';

/** The page of signed-in users; others sign in. The server reads the session, so visitors never receive the content. */
export default async function Page() {
  const session = await getSession();
  if (session === null) {
    return (
      <main className="centered">
        <SignIn redirectUrl="/" signUpUrl="/sign-up" />
      </main>
    );
  }
  return (
    <>
      <header>
        <OrganizationSwitcher />
        <UserButton afterSignOutUrl="/" />
      </header>
      <main>
        <h1>Hello {session.user.name}</h1>
        <p>
          Change this page in <code>app/page.tsx</code>.
        </p>
      </main>
    </>
  );
}
