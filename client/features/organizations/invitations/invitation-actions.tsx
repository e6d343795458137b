import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconSend, IconTrash } from '@tabler/icons-react';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifySuccess, notifyError } from '#client/console/text/toast.ts';
import type { ListedInvitation } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/invitation-texts.ts';

/** The actions on a pending invitation. */
export function InvitationActions({ invitation }: { invitation: ListedInvitation }) {
  const { hasPermission, outranks } = useOrganization();
  if (invitation.status !== 'pending') return null;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <CopyButton
        text={`${location.origin}/invitation/${invitation.id}`}
        what={texts.copy.link(invitation.email)}
        hint={texts.copy.hint}
      />
      {outranks(invitation.role) ? <Resend invitation={invitation} /> : null}
      {hasPermission({ invitation: ['cancel'] }) ? <Revoke invitation={invitation} /> : null}
    </Group>
  );
}

function Resend({ invitation: { id, email } }: { invitation: ListedInvitation }) {
  const resend = trpc.organization.resendInvitation.useMutation({
    onSuccess: () => notifySuccess(texts.resend.done(email)),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const isSent = resend.isSuccess;
  const label = isSent ? texts.resend.doneLabel(email) : texts.resend.label(email);
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

function Revoke({ invitation: { id, email } }: { invitation: ListedInvitation }) {
  const [opened, { open, close }] = useDisclosure();
  const cancel = trpc.organization.cancelInvitation.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.revoke.done(email));
    },
  });
  const label = texts.revoke.label(email);
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
        title={texts.revoke.dialog}
        confirmLabel={texts.revoke.submit}
        onConfirm={() => cancel.mutateAsync({ invitationId: id })}
      >
        {texts.revoke.body(email)}
      </Confirm>
    </>
  );
}
