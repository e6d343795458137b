import { APIKeys } from '@gatehouse/client/components';

export function KeysPage() {
  return <APIKeys signInUrl="/sign-in" />;
}
