import { Button, Group } from '@mantine/core';

import { ActionRow } from '#client/console/parts/action-row.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { EmailField, TextField } from '#client/console/forms/fields.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { AdminUpdateUser } from '#shared/admin/schemas.ts';

/** The name and, with the permission for it, the email of a user. */
export function UserDetails({ user: { id, name, email }, onDone }: { user: ListedUser; onDone: () => void }) {
  const { may } = usePlatformAccess();
  const maySetEmail = may({ user: ['set-email'] });
  const update = trpc.admin.updateUser.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.details.done);
    },
  });
  // The form has the fields under `data`. An email that is sent again would be set again.
  const call = {
    mutateAsync: ({ email: typed, ...data }: Inputs['admin']['updateUser']['data']) =>
      update.mutateAsync({ userId: id, data: typed === email ? data : { ...data, email: typed } }),
  };
  return (
    <CallForm
      schema={AdminUpdateUser.shape.data}
      call={call}
      initialValues={maySetEmail ? { name, email } : { name }}
      action={texts.details.submit}
    >
      <TextField name="name" label={texts.details.name} required autoComplete="off" />
      {maySetEmail ? <EmailField autoComplete="off" description={texts.details.emailDescription} /> : null}
    </CallForm>
  );
}

/** Verifies the email of a user by a mail, or without one. */
export function VerifyUserEmail({ user }: { user: ListedUser }) {
  const { may } = usePlatformAccess();
  const userId = user.id;
  const { isPending, run } = useSingleFlight();
  const send = trpc.admin.sendVerificationEmail.useMutation({
    onSuccess: () => notifySuccess(texts.verification.sent(user.email)),
  });
  const update = trpc.admin.updateUser.useMutation({ onSuccess: () => notifySuccess(texts.verification.marked) });
  return (
    <ActionRow title={texts.verification.title} about={texts.verification.about}>
      <Group gap="xs">
        <Button
          variant="default"
          loading={isPending}
          onClick={() => void run(() => send.mutateAsync({ userId }), notifyError)}
        >
          {texts.verification.send}
        </Button>
        {may({ user: ['set-email'] }) ? (
          <Button
            variant="default"
            loading={isPending}
            onClick={() => void run(() => update.mutateAsync({ userId, data: { emailVerified: true } }), notifyError)}
          >
            {texts.verification.mark}
          </Button>
        ) : null}
      </Group>
    </ActionRow>
  );
}

/** Mails a user the link with which users reset a forgotten password, or choose their first one. */
export function SendPasswordReset({ user }: { user: ListedUser }) {
  const { isPending, run } = useSingleFlight();
  const send = trpc.admin.sendPasswordReset.useMutation({
    onSuccess: () => notifySuccess(texts.passwordReset.sent(user.email)),
  });
  return (
    <ActionRow title={texts.passwordReset.title} about={texts.passwordReset.about}>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => void run(() => send.mutateAsync({ userId: user.id }), notifyError)}
      >
        {texts.passwordReset.submit}
      </Button>
    </ActionRow>
  );
}
