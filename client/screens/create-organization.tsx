import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { TextField } from '#client/app/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { SlugField, slugFrom } from '#client/app/slug-field.tsx';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateOrganization } from '#shared/organization.ts';

export function CreateOrganizationScreen() {
  const go = useNavigate();
  const utils = trpc.useUtils();
  const [name, setName] = useState('');
  const create = trpc.organization.create.useMutation({
    onSuccess: async ({ slug }) => {
      // The screen that comes next finds the organization in the list.
      await utils.organization.list.refetch();
      done(`${name} is created`);
      void go(`/organizations/${slug}/members`);
    },
  });
  return (
    <Screen title="New organization" about="A place for the people you work with. You become its owner.">
      <Card>
        <CallForm schema={CreateOrganization} call={create} finishing={create.isSuccess} action="Create organization">
          <TextField
            name="name"
            label="Name"
            autoComplete="organization"
            required
            isFirst
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <SlugField suggestion={slugFrom(name)} />
        </CallForm>
      </Card>
    </Screen>
  );
}
