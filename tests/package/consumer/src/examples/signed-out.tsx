import { SignedOut, SignInButton } from '@gatehouse/client/components';

export function ForVisitors() {
  return (
    <SignedOut>
      <SignInButton signInUrl="/sign-in" />
    </SignedOut>
  );
}
