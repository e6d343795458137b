import type { z } from 'zod';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { TextField } from '#client/app/fields.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { Screen } from '#client/app/screen.tsx';
import { SlugField } from '#client/app/slug-field.tsx';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateOrganization } from '#shared/organization.ts';

import { LeaveOrganization } from './leave-organization.tsx';

const { data: Changes } = UpdateOrganization.shape;

export function ChangeOrganizationScreen() {
  const { organization, may } = useHere();
  return (
    <Screen title="Settings" about={organization.name}>
      {may({ organization: ['update'] }) ? <ChangeForm /> : null}
      <LeaveOrganization />
    </Screen>
  );
}

function ChangeForm() {
  const { organization } = useHere();
  const { id, name, slug, logo } = organization;
  const go = useNavigate();
  const utils = trpc.useUtils();
  const update = trpc.organization.update.useMutation({
    onSuccess: async (changed) => {
      done('The organization is saved');
      if (changed.slug === slug) return;
      await utils.organization.list.refetch();
      void go(`/organizations/${changed.slug}/settings`, { replace: true });
    },
  });
  const call = {
    ...update,
    mutate: (data: z.input<typeof Changes>) => update.mutate({ organizationId: id, data }),
  };
  return (
    <Card title="About the organization">
      <CallForm schema={Changes} call={call} action="Save">
        <TextField name="name" label="Name" defaultValue={name} required autoComplete="organization" />
        <SlugField current={slug} />
        <TextField
          name="logo"
          label="Logo"
          description="The address of an image, over https."
          placeholder="https://"
          type="url"
          inputMode="url"
          defaultValue={logo ?? ''}
          emptyIsNull
          autoComplete="off"
        />
      </CallForm>
    </Card>
  );
}
