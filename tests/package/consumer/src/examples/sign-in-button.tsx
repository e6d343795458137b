import { SignInButton, SignOutButton } from '@gatehouse/client/components';

export function Welcome() {
  return (
    <nav>
      <SignInButton signInUrl="/sign-in">Log in</SignInButton>
      <SignOutButton />
    </nav>
  );
}
