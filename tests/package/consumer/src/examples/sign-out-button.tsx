import { SignOutButton } from '@gatehouse/client/components';

export function Leave() {
  return <SignOutButton afterSignOutUrl="/">Log out</SignOutButton>;
}
