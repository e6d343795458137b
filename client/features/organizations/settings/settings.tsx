import { DataList, Group, Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';

import { useFeatures } from '#client/console/feature.ts';
import { AdditionalFields } from '#client/console/fields/additional-fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { MoreErrors } from '#client/components/errors.ts';
import { signedInErrors as pictureErrors } from '#client/components/errors/picture-errors.ts';
import { usePublicOptions } from '#client/components/options.ts';
import { Logo } from '#client/components/organization-profile/logo.tsx';
import { Announcements } from '#client/components/ui/announcements.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { OrganizationLogo } from '#client/console/shell/organization-switcher.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Subject } from '#client/console/parts/subject.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateOrganization } from '#shared/organizations/schemas.ts';

import { LeaveAndDelete } from './leave-and-delete.tsx';
import { MetadataEditor } from './metadata-editor.tsx';
import { SlugField } from './slug-field.tsx';
import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { TwoFactorPolicy } from './two-factor-policy.tsx';

export function OrganizationSettingsScreen() {
  const { organization, hasPermission } = useOrganization();
  const canUpdate = hasPermission({ organization: ['update'] });
  const parts = useFeatures().flatMap(({ organizationSettings = [] }) => organizationSettings);
  return (
    <Screen title={texts.title} about={canUpdate ? texts.about : texts.aboutReadOnly}>
      <Card
        head={
          <Subject
            picture={canUpdate ? <OwnLogo /> : <OrganizationLogo organization={organization} size={56} />}
            name={organization.name}
            about={
              <>
                {texts.created} <RelativeTime at={organization.createdAt} />
              </>
            }
          />
        }
      >
        <Stack gap="lg">
          {canUpdate ? <General /> : null}
          <DataList labelWidth={40} orientation="horizontal">
            <DataList.Item>
              <DataList.ItemLabel>{texts.id}</DataList.ItemLabel>
              <DataList.ItemValue>
                <Group gap={4} wrap="nowrap">
                  <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                    {organization.id}
                  </Text>
                  <CopyButton text={organization.id} what={texts.copyId} />
                </Group>
              </DataList.ItemValue>
            </DataList.Item>
          </DataList>
        </Stack>
      </Card>
      <OrganizationFields />
      {canUpdate ? <TwoFactorPolicy /> : null}
      {canUpdate ? (
        <Card title={texts.metadata.title} about={texts.metadata.about}>
          <MetadataEditor key={organization.metadata} />
        </Card>
      ) : null}
      <Suspense>
        {parts.map((Part, nth) => (
          <Part key={nth} />
        ))}
      </Suspense>
      <LeaveAndDelete />
    </Screen>
  );
}

function OrganizationFields() {
  const { organization, hasPermission } = useOrganization();
  const update = trpc.organization.update.useMutation();
  const canUpdate = hasPermission({ organization: ['update'] });
  return (
    <AdditionalFields
      fields={publicConfiguration.organizationFields}
      record={organization}
      canEdit={({ input }) => input && canUpdate}
      update={(data) => update.mutateAsync({ organizationId: organization.id, data })}
    />
  );
}

/** The component, whose changes are saved at once. */
function OwnLogo() {
  const { organization } = useOrganization();
  const { data: options } = usePublicOptions();
  if (!options) return <OrganizationLogo organization={organization} size={56} />;
  return (
    <Root className="gh-inline">
      <MoreErrors.Provider value={pictureErrors}>
        <Announcements>
          <Logo organization={organization} options={options} />
        </Announcements>
      </MoreErrors.Provider>
    </Root>
  );
}

function General() {
  const { organization } = useOrganization();
  const { name, slug } = organization;
  const go = useNavigate();
  const update = trpc.organization.update.useMutation({
    onSuccess: (changed) => {
      notifySuccess(texts.general.saved);
      if (changed.slug !== organization.slug) void go(`/organizations/${changed.slug}/settings`, { replace: true });
    },
  });
  // The form has the fields under `data`.
  const call = {
    mutateAsync: (data: Inputs['organization']['update']['data']) =>
      update.mutateAsync({ organizationId: organization.id, data }),
  };
  return (
    <CallForm
      schema={UpdateOrganization.shape.data}
      call={call}
      initialValues={{ name, slug }}
      action={texts.general.submit}
      isEdit
    >
      <TextField name="name" label={texts.fields.name} required autoComplete="off" maxLength={MAX_NAME_LENGTH} />
      <SlugField current={slug} />
    </CallForm>
  );
}
