import { Anchor, Button, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';

import { Card } from '#client/console/parts/card.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { Fact, Facts, IdFact } from '#client/features/admin/fact.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { AdminUpdateOrganization } from '#shared/admin/organizations.ts';

import type { ManagedOrganization } from './managed-organization.ts';
import { texts } from './texts.ts';

interface OrganizationProps {
  organization: ManagedOrganization;
}

export function OrganizationOverview({ organization }: OrganizationProps) {
  const { may } = usePlatformAccess();
  const mayDelete = publicConfiguration.mayDeleteOrganization && may({ organization: ['delete'] });
  return (
    <>
      <Summary organization={organization} />
      {may({ organization: ['update'] }) ? <Details organization={organization} /> : null}
      {publicConfiguration.setupLinks && may({ enterprise: ['manage'] }) ? <SetUp organization={organization} /> : null}
      {mayDelete ? <DeleteOrganization organization={organization} /> : null}
    </>
  );
}

function Summary({ organization }: OrganizationProps) {
  const { id, createdAt, memberCount, teamCount, pendingInvitationCount, requireTwoFactor } = organization;
  const { facts } = texts;
  return (
    <Paper p="lg">
      <Facts>
        <IdFact name={facts.id} id={id} what={facts.copyId} />
        <Fact name={facts.created}>
          <RelativeTime at={createdAt} />
        </Fact>
        <Fact name={facts.members}>
          <Anchor component={Link} to={`/admin/organizations/${id}/members`} inherit>
            {texts.members(memberCount)}
          </Anchor>
        </Fact>
        {publicConfiguration.teams ? <Fact name={facts.teams}>{teamCount.toLocaleString(pageLocale())}</Fact> : null}
        <Fact name={facts.invitations}>{facts.pending(pendingInvitationCount)}</Fact>
        {requireTwoFactor ? <Fact name={facts.twoFactor}>{facts.required}</Fact> : null}
      </Facts>
    </Paper>
  );
}

function Details({ organization: { id, name, slug } }: OrganizationProps) {
  const update = trpc.admin.updateOrganization.useMutation({ onSuccess: () => notifySuccess(texts.edit.done) });
  // The form has the fields under `data`.
  const call = {
    mutateAsync: (data: Inputs['admin']['updateOrganization']['data']) =>
      update.mutateAsync({ organizationId: id, data }),
  };
  return (
    <Card title={texts.edit.title}>
      <CallForm
        schema={AdminUpdateOrganization.shape.data}
        call={call}
        initialValues={{ name, slug }}
        action={texts.edit.submit}
        isEdit
      >
        <TextField name="name" label={texts.edit.name} required autoComplete="off" maxLength={MAX_NAME_LENGTH} />
        <TextField
          name="slug"
          label={texts.edit.slug}
          description={texts.edit.slugDescription}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      </CallForm>
    </Card>
  );
}

function SetUp({ organization: { id } }: OrganizationProps) {
  return (
    <Card title={texts.setUp.title} about={texts.setUp.about}>
      <div>
        <Button component={Link} to={`/admin/enterprise/set-up-link?organization=${id}`} variant="default">
          {texts.setUp.action}
        </Button>
      </div>
    </Card>
  );
}

function DeleteOrganization({ organization: { id, name, slug } }: OrganizationProps) {
  const go = useNavigate();
  const [opened, { open, close }] = useDisclosure();
  const remove = trpc.admin.deleteOrganization.useMutation({
    onSuccess: () => {
      void go('/admin/organizations');
      notifySuccess(texts.remove.done);
    },
  });
  return (
    <Card title={texts.remove.title} about={texts.remove.about} isDangerous>
      <div>
        <Button color="red" onClick={open}>
          {texts.remove.open}
        </Button>
      </div>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.remove.dialog(name)}
        confirmLabel={texts.remove.submit}
        confirmationText={slug}
        onConfirm={() => remove.mutateAsync({ organizationId: id })}
      >
        {texts.remove.about}
      </Confirm>
    </Card>
  );
}
