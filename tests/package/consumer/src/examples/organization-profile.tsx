import { OrganizationProfile } from '@gatehouse/client/components';

export function OrganizationSettings() {
  return <OrganizationProfile />;
}
