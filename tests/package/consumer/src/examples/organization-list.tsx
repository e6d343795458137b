import { OrganizationList } from '@gatehouse/client/components';

export function ChooseOrganization() {
  return (
    <OrganizationList personal={false} onSelect={(organization) => location.assign(`/${organization?.slug ?? ''}`)} />
  );
}
