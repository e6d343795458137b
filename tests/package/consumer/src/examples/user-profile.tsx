import { UserProfile } from '@gatehouse/client/components';

export function AccountPage() {
  return <UserProfile signInUrl="/sign-in" />;
}
