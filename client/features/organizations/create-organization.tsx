import { Paper, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CallForm, useCurrentForm, useField } from '#client/app/forms/call-form.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateOrganization } from '#shared/organization.ts';

import { SlugField } from './settings/slug-field.tsx';
import { randomSlug, slugOf } from './settings/slug.ts';

export function CreateOrganizationScreen() {
  const go = useNavigate();
  const create = trpc.organization.create.useMutation({
    onSuccess: ({ name, slug }) => {
      notifySuccess(`${name} is there, and it is yours`);
      void go(`/organizations/${slug}/members`);
    },
  });
  if (!siteOptions.mayCreateOrganization) {
    return <Problem title="Organizations are made for you" about="Ask an administrator for a new one." />;
  }
  return (
    <Screen title="New organization" about="A place for people who work together. You will be its owner.">
      <Paper p="lg">
        <CallForm schema={CreateOrganization} call={create} finishing={create.isSuccess} action="Create organization">
          <NameAndSlug />
          <TextField
            name="logo"
            label="Logo"
            description="The address of an image; without one, initials are shown."
            placeholder="https://"
            type="url"
            inputMode="url"
          />
        </CallForm>
      </Paper>
    </Screen>
  );
}

// The screen is for filling this in.
const startHere = { autoFocus: true };

/** The slug follows the name until it is edited. */
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
        label="Name"
        autoComplete="organization"
        required
        withAsterisk={false}
        {...startHere}
        maxLength={255}
        onChange={(event) => {
          onChange(event);
          if (!isEdited) form.setFieldValue('slug', suggest(event.currentTarget.value));
        }}
      />
      <SlugField onEdit={(slug) => setEdited(slug !== '')} />
    </>
  );
}
