import { Badge, Button, CopyButton, Group, Text } from '@mantine/core';

import { Ago, isPast } from '#client/app/ago.tsx';
import { CallForm } from '#client/app/call-form.tsx';
import { Card, Empty } from '#client/app/card.tsx';
import { ConfirmButton } from '#client/app/confirm-button.tsx';
import { EmailField } from '#client/app/fields.tsx';
import { Loaded } from '#client/app/loaded.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { organizationRoleChoices, roleName } from '#client/app/roles.ts';
import { Screen } from '#client/app/screen.tsx';
import { SelectField } from '#client/app/select-field.tsx';
import { done, failed } from '#client/app/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { InviteMember } from '#shared/invitation.ts';

type Invitation = Outputs['organization']['listInvitations'][number];

export function InviteMembersScreen() {
  const { organization, may } = useHere();
  const mayInvite = may({ invitation: ['create'] });
  return (
    <Screen title="Invitations" about={`Who has been asked to join ${organization.name}.`}>
      {mayInvite ? <InviteForm /> : null}
      {mayInvite ? <Pending /> : <Empty>Only those who may invite see the invitations.</Empty>}
    </Screen>
  );
}

function InviteForm() {
  const { organization, member } = useHere();
  const invite = trpc.organization.inviteMember.useMutation({ onSuccess: ({ email }) => done(`${email} is invited`) });
  return (
    <Card title="Invite somebody">
      <CallForm
        key={invite.data?.id}
        schema={InviteMember}
        call={invite}
        fixed={{ organizationId: organization.id }}
        action="Send invitation"
      >
        <EmailField autoComplete="off" />
        <SelectField name="role" label="Role" defaultValue="member" data={organizationRoleChoices(member.role)} />
      </CallForm>
    </Card>
  );
}

function Pending() {
  const { organization } = useHere();
  const invitations = trpc.organization.listInvitations.useQuery({ organizationId: organization.id });
  return (
    <Card title="Pending" rows>
      <Loaded query={invitations} rows={2}>
        {(list) => {
          const pending = list.filter(({ status }) => status === 'pending');
          if (pending.length === 0) return <Empty>Nobody is being waited for.</Empty>;
          return pending.map((invitation) => <InvitationRow key={invitation.id} invitation={invitation} />);
        }}
      </Loaded>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { may } = useHere();
  const { id, email, role, expiresAt } = invitation;
  const resend = trpc.organization.resendInvitation.useMutation({
    onSuccess: () => done(`${email} is invited again`),
    onError: failed,
  });
  const cancel = trpc.organization.cancelInvitation.useMutation({
    onSuccess: () => done('The invitation is withdrawn'),
  });
  return (
    <div className="row">
      <div className="grow">
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {email}
          </Text>
          <Badge variant="default" size="sm">
            {roleName(role)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {isPast(expiresAt) ? 'Ended' : 'Ends'} <Ago moment={expiresAt} />
        </Text>
      </div>
      <Group gap="xs">
        <CopyButton value={`${location.origin}/invitation/${id}`}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="default"
              onClick={copy}
              aria-label={copied ? undefined : `Copy link for ${email}`}
            >
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
        <Button
          size="xs"
          variant="default"
          loading={resend.isPending}
          onClick={() => resend.mutate({ invitationId: id })}
          aria-label={`Resend to ${email}`}
        >
          Resend
        </Button>
        {may({ invitation: ['cancel'] }) ? (
          <ConfirmButton
            label="Cancel"
            about={`the invitation of ${email}`}
            size="xs"
            title="Withdraw this invitation?"
            action="Withdraw"
            call={cancel}
            onConfirm={(close) => cancel.mutate({ invitationId: id }, { onSuccess: close })}
          >
            The link that {email} was sent stops working.
          </ConfirmButton>
        ) : null}
      </Group>
    </div>
  );
}
