import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { AdditionalFields } from '#client/console/fields/additional-fields.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import type { Values } from '#client/console/forms/form-values.ts';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';

import { MetadataEditor } from './metadata-editor.tsx';
import { settingsInput, settingsSchema, settingsValues } from './settings-values.ts';
import { SlugField } from './slug-field.tsx';

const fields = publicConfiguration.organizationFields;
const editable = fields.filter(({ input }) => input);
const schema = settingsSchema(editable);

/** All that members with the permission edit: one form of several cards, with one bar, saved by one call. */
export function SettingsForm() {
  const { organization } = useOrganization();
  const { id: organizationId, slug } = organization;
  const go = useNavigate();
  const update = trpc.organization.update.useMutation({
    onSuccess: (changed) => {
      notifySuccess(texts.general.saved);
      if (changed.slug !== slug) void go(`/organizations/${changed.slug}/settings`, { replace: true });
    },
  });
  const call = {
    mutateAsync: (entered: Values) =>
      update.mutateAsync({ organizationId, data: settingsInput(editable, entered, organization) }),
  };
  return (
    <div className="sectioned-form">
      <CallForm
        schema={schema}
        call={call}
        initialValues={settingsValues(editable, organization)}
        action={texts.general.submit}
        isEdit
      >
        <Stack gap="1.25rem">
          <Card title={texts.general.title}>
            <TextField name="name" label={texts.fields.name} required autoComplete="off" maxLength={MAX_NAME_LENGTH} />
            <SlugField current={slug} />
          </Card>
          <AdditionalFields fields={fields} record={organization} canEdit={({ input }) => input} />
          <Card title={texts.metadata.title} about={texts.metadata.about}>
            <MetadataEditor />
          </Card>
        </Stack>
      </CallForm>
    </div>
  );
}
