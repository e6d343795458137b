import { VerifyEmail } from '@gatehouse/client/components';

export function AppBar() {
  return <VerifyEmail userProfileUrl="/account" />;
}
