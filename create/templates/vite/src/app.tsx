import { OrganizationSwitcher, Protect, SignIn, SignUp, UserButton } from '@gatehouse/client/components';
import { useSession } from '@gatehouse/client/react';

/** The page of signed-in users; others sign in or up. */
export function App() {
  const page =
    location.pathname === '/sign-up' ? <SignUp signInUrl="/" redirectUrl="/" /> : <SignIn signUpUrl="/sign-up" />;
  return (
    <Protect fallback={<main className="centered">{page}</main>}>
      <header>
        <OrganizationSwitcher />
        <UserButton />
      </header>
      <main>
        <Welcome />
      </main>
    </Protect>
  );
}

function Welcome() {
  const { data: session } = useSession();
  return (
    <>
      <h1>Hello {session?.user.name}</h1>
      <p>
        Change this page in <code>src/app.tsx</code>.
      </p>
    </>
  );
}
