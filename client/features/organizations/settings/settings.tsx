import { DataList, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { CopyButton } from '#client/app/forms/copy-button.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { OrganizationLogo } from '#client/app/organization-switcher.tsx';
import { Screen } from '#client/app/screen.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { RelativeTime } from '#client/app/text/when.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateOrganization } from '#shared/organization.ts';

import { LeaveAndDelete } from './leave-and-delete.tsx';
import { MetadataEditor } from './metadata-editor.tsx';
import { SlugField } from './slug-field.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

export function OrganizationSettingsScreen() {
  const { organization, may } = useOrganization();
  const mayUpdate = may({ organization: ['update'] });
  return (
    <Screen title="Settings" about={`What ${organization.name} is called and where it is found.`}>
      <Paper p="lg">
        <Stack gap="lg">
          <Group wrap="nowrap">
            <OrganizationLogo organization={organization} size={64} />
            <div style={{ minWidth: 0 }}>
              <Text fw={600} truncate>
                {organization.name}
              </Text>
              <Text size="sm" c="dimmed">
                Made <RelativeTime at={organization.createdAt} />
              </Text>
            </div>
          </Group>
          {mayUpdate ? <General /> : null}
          <DataList labelWidth={40} orientation="horizontal">
            <DataList.Item>
              <DataList.ItemLabel>ID</DataList.ItemLabel>
              <DataList.ItemValue>
                <Group gap={4} wrap="nowrap">
                  <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                    {organization.id}
                  </Text>
                  <CopyButton text={organization.id} what="the ID" />
                </Group>
              </DataList.ItemValue>
            </DataList.Item>
          </DataList>
        </Stack>
      </Paper>
      {mayUpdate ? (
        <Paper p="lg">
          <Title order={2}>Metadata</Title>
          <Text size="sm" c="dimmed" mb="md">
            What else your own systems should know of this organization.
          </Text>
          <MetadataEditor key={organization.metadata} />
        </Paper>
      ) : null}
      <LeaveAndDelete />
    </Screen>
  );
}

function General() {
  const { organization } = useOrganization();
  const { name, slug, logo } = organization;
  const go = useNavigate();
  const update = trpc.organization.update.useMutation({
    onSuccess: (changed) => {
      notifySuccess('The settings are saved');
      if (changed.slug !== organization.slug) void go(`/organizations/${changed.slug}/settings`, { replace: true });
    },
  });
  // The form's fields are those under `data`; the organization is known.
  const call = {
    mutateAsync: (data: Inputs['organization']['update']['data']) =>
      update.mutateAsync({ organizationId: organization.id, data }),
  };
  return (
    <CallForm
      schema={UpdateOrganization.shape.data}
      call={call}
      initialValues={{ name, slug, logo: logo ?? '' }}
      action="Save"
    >
      <TextField name="name" label="Name" required autoComplete="off" />
      <SlugField own={slug} />
      <TextField
        name="logo"
        label="Logo"
        description="The address of an image; without one, initials are shown."
        placeholder="https://"
        type="url"
        inputMode="url"
      />
    </CallForm>
  );
}
