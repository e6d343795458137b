import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconSend, IconTrash } from '@tabler/icons-react';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { CopyButton } from '#client/app/forms/copy-button.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { notifySuccess, notifyError } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { ListedInvitation } from './invitations.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

/** What can be done about an open invitation. */
export function InvitationActions({ invitation }: { invitation: ListedInvitation }) {
  const { may, outranks } = useOrganization();
  if (invitation.status !== 'pending') return null;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <CopyButton
        text={`${location.origin}/invitation/${invitation.id}`}
        what={`the link for ${invitation.email}`}
        hint="Only the emailed link proves the address."
      />
      {outranks(invitation.role) ? <Resend invitation={invitation} /> : null}
      {may({ invitation: ['cancel'] }) ? <Cancel invitation={invitation} /> : null}
    </Group>
  );
}

function Resend({ invitation: { id, email } }: { invitation: ListedInvitation }) {
  const resend = trpc.organization.resendInvitation.useMutation({
    onSuccess: () => notifySuccess(`The invitation was sent to ${email} again`),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const isSent = resend.isSuccess;
  const label = `${isSent ? 'Sent' : 'Send'} to ${email} again`;
  return (
    <Tooltip label={label} withArrow>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={isPending}
        disabled={isSent}
        onClick={() => void run(() => resend.mutateAsync({ invitationId: id }))}
      >
        {isSent ? <IconCheck size={16} /> : <IconSend size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}

function Cancel({ invitation: { id, email } }: { invitation: ListedInvitation }) {
  const [opened, { open, close }] = useDisclosure();
  const cancel = trpc.organization.cancelInvitation.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(`Invitation to ${email} revoked`);
    },
  });
  const label = `Revoke the invitation to ${email}`;
  return (
    <>
      <Tooltip label={label} withArrow>
        <ActionIcon variant="subtle" color="red" aria-label={label} onClick={open}>
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
      <Confirm
        opened={opened}
        onClose={close}
        title="Revoke invitation?"
        action="Revoke"
        onConfirm={() => cancel.mutateAsync({ invitationId: id })}
      >
        {email}’s link will stop working.
      </Confirm>
    </>
  );
}
