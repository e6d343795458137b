import { Button, CopyButton, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend, IconTrash } from '@tabler/icons-react';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { ActionsMenu } from '#client/console/parts/actions-menu.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifySuccess, notifyError } from '#client/console/text/toast.ts';
import type { ListedInvitation } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/organizations/invitation-texts.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';

/** The actions on a pending invitation. */
export function InvitationActions({ invitation }: { invitation: ListedInvitation }) {
  const { hasPermission, outranks } = useOrganization();
  const [isRevoking, { open, close }] = useDisclosure();
  const { id, email, role, status } = invitation;
  const { run } = useSingleFlight();
  const resend = trpc.organization.resendInvitation.useMutation({
    onSuccess: () => notifySuccess(texts.resend.done(email)),
    onError: notifyError,
  });
  const cancel = trpc.organization.cancelInvitation.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.revoke.done(email));
    },
  });
  if (status !== 'pending') return null;
  const actions = [
    {
      label: texts.resend.submit,
      Icon: IconSend,
      run: () => void run(() => resend.mutateAsync({ invitationId: id })),
      isOffered: outranks(role),
    },
    {
      label: texts.revoke.submit,
      Icon: IconTrash,
      run: open,
      isDangerous: true,
      isOffered: hasPermission({ invitation: ['cancel'] }),
    },
  ];
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <CopyLink invitation={invitation} />
      <ActionsMenu label={texts.menu(email)} actions={actions.filter(({ isOffered }) => isOffered)} />
      <Confirm
        opened={isRevoking}
        onClose={close}
        title={texts.revoke.dialog}
        confirmLabel={texts.revoke.submit}
        onConfirm={() => cancel.mutateAsync({ invitationId: id })}
      >
        {texts.revoke.body(email)}
      </Confirm>
    </Group>
  );
}

function CopyLink({ invitation: { id, email } }: { invitation: ListedInvitation }) {
  return (
    <CopyButton value={`${location.origin}/invitation/${id}`} timeout={1500}>
      {({ copied, copy }) => {
        const label = copied ? partTexts.copy.copied : texts.copy.link;
        return (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`${label}: ${email}`}
            title={texts.copy.hint}
            onClick={copy}
          >
            {label}
          </Button>
        );
      }}
    </CopyButton>
  );
}
