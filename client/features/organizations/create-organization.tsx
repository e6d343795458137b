import { Paper, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CallForm, useField } from '#client/app/forms/call-form.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { done } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateOrganization } from '#shared/organization.ts';

import { SlugField } from './settings/slug-field.tsx';
import { slugOf } from './settings/slug.ts';

export function CreateOrganizationScreen() {
  const go = useNavigate();
  const create = trpc.organization.create.useMutation({
    onSuccess: ({ name, slug }) => {
      done(`${name} is there, and it is yours`);
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

/** The slug follows the name until it is given a life of its own. */
function NameAndSlug() {
  const { onChange: forgive, ...field } = useField('name');
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
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
        value={name}
        onChange={({ currentTarget }) => {
          forgive();
          setName(currentTarget.value);
        }}
      />
      <SlugField value={slug ?? slugOf(name)} onChange={(typed) => setSlug(typed === '' ? null : typed)} />
    </>
  );
}
