import { CreateOrganization } from '@gatehouse/client/components';

export function NewOrganization() {
  return <CreateOrganization onCreated={({ slug }) => location.assign(`/${slug}`)} />;
}
