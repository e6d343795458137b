import { Anchor } from '@mantine/core';
import { Link, useNavigate } from 'react-router';

import { CreateOrganization } from '#client/components/create-organization.tsx';
import { texts as shared } from '#client/components/texts/part-texts.ts';
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
      <Anchor component={Link} to="/organizations" size="sm" display="block" ta="center" mt="lg">
        {shared.confirm.cancel}
      </Anchor>
    </>
  );
}
