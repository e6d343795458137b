import { OrganizationSwitcher } from '@gatehouse/client/components';

export function Sidebar() {
  return <OrganizationSwitcher onSwitch={(organization) => location.assign(`/${organization?.slug ?? ''}`)} />;
}
