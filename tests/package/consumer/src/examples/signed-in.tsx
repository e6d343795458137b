import { SignedIn, UserButton } from '@gatehouse/client/components';

export function ForUsers() {
  return (
    <SignedIn>
      <UserButton />
    </SignedIn>
  );
}
