import { Paper, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { fieldInput, formValues, withFields } from '#client/console/fields/form-fields.ts';
import { RequiredFields } from '#client/console/fields/required-fields.tsx';
import { inviting } from '#client/console/access/inviting.ts';
import { CallForm, useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { Problem } from '#client/console/parts/problem.tsx';
import { requireLoads } from '#client/components/pictures/picture-url.ts';
import { texts as pictureTexts } from '#client/components/texts/picture-texts.ts';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateOrganization } from '#shared/organizations/schemas.ts';

import { SlugField } from './settings/slug-field.tsx';
import { randomSlug, slugOf } from '#client/components/lib/slug.ts';
import { texts as settingsTexts } from '#client/components/texts/organization-settings-texts.ts';
import { texts } from '#client/components/texts/organization-texts.ts';

const { newOrganizationFields } = publicConfiguration;
const schema = withFields(CreateOrganization, newOrganizationFields);

export function CreateOrganizationScreen() {
  const go = useNavigate();
  const create = trpc.organization.create.useMutation({
    onSuccess: ({ name, slug }) => {
      notifySuccess(texts.create.created(name));
      void go(`/organizations/${slug}/members`, { state: inviting() });
    },
  });
  const call = {
    mutateAsync: async (input: Inputs['organization']['create']) => {
      if (input.logo) await requireLoads(input.logo, { field: 'logo', message: pictureTexts.url.notLoading });
      return create.mutateAsync({ ...input, ...fieldInput(newOrganizationFields, input) });
    },
  };
  if (!publicConfiguration.mayCreateOrganization) {
    return <Problem {...texts.create.notAllowed} />;
  }
  return (
    <Screen title={texts.create.title} about={texts.create.about}>
      <Paper p="lg">
        <CallForm
          schema={schema}
          call={call}
          initialValues={formValues(newOrganizationFields, {})}
          finishing={create.isSuccess}
          action={texts.create.submit}
        >
          <NameAndSlug />
          <RequiredFields fields={newOrganizationFields} />
          <TextField
            name="logo"
            label={settingsTexts.fields.logo}
            description={settingsTexts.fields.logoDescription}
            placeholder={settingsTexts.fields.logoPlaceholder}
            type="url"
            inputMode="url"
          />
        </CallForm>
      </Paper>
    </Screen>
  );
}

// The first field of the screen gets the focus.
const focused = { autoFocus: true };

/** Suggests a slug for the name until the slug is edited. */
function NameAndSlug() {
  const form = useCurrentForm();
  const { onChange, ...field } = useField('name');
  const [isEdited, setEdited] = useState(false);
  const [fallback] = useState(randomSlug);
  const suggest = (name: string) => slugOf(name) || (name.trim() === '' ? '' : fallback);
  return (
    <>
      <TextInput
        {...field}
        label={settingsTexts.fields.name}
        autoComplete="organization"
        required
        withAsterisk={false}
        {...focused}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => {
          onChange(event);
          if (!isEdited) form.setFieldValue('slug', suggest(event.currentTarget.value));
        }}
      />
      <SlugField onEdit={(slug) => setEdited(slug !== '')} />
    </>
  );
}
