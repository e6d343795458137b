import { useNavigate } from 'react-router';

import { CreateOrganization } from '#client/components/create-organization.tsx';
import { texts } from '#client/components/texts/organizations/organization-texts.ts';
import { DocumentHeadings } from '#client/components/ui/section.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { inviting } from '#client/console/access/inviting.ts';

export function CreateOrganizationScreen() {
  const go = useNavigate();
  return (
    <>
      <title>{`${texts.create.title} · ${publicConfiguration.name}`}</title>
      <DocumentHeadings>
        <CreateOrganization
          onCreated={({ name, slug }) => {
            notifySuccess(texts.create.created(name));
            void go(`/organizations/${slug}/members`, { state: inviting() });
          }}
        />
      </DocumentHeadings>
    </>
  );
}
