import { Badge, Button, Group, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';

import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { NotImpersonated, useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdatePasskey } from '#shared/passkeys/schemas.ts';

import { texts } from '#client/components/texts/passkey-texts.ts';
import { loadCeremonies } from '#client/components/use-passkey.ts';

type Passkey = Outputs['passkey']['listUserPasskeys'][number];

/** The passkeys of the user. */
export function PasskeysCard() {
  const passkeys = trpc.passkey.listUserPasskeys.useQuery({});
  const isImpersonated = useIsImpersonated();
  if (!publicConfiguration.passkeys.enabled) return null;
  return (
    <Card title={texts.title} about={<NotImpersonated>{texts.about}</NotImpersonated>} rows>
      <Loaded query={passkeys} rows={1}>
        {(list) => (
          <>
            {list.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} isEditable={!isImpersonated} />
            ))}
            <AddPasskey isFirst={list.length === 0} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function PasskeyRow({ passkey, isEditable }: { passkey: Passkey; isEditable: boolean }) {
  const { id, createdAt, lastUsedAt, backedUp, userId } = passkey;
  const { client } = trpc.useUtils();
  const name = passkey.name || texts.unnamed;
  const remove = trpc.passkey.deletePasskey.useMutation({
    onSuccess: async () => {
      notifySuccess(texts.remove.done);
      const [{ signalPasskeys }, left] = await Promise.all([
        loadCeremonies(),
        client.passkey.listUserPasskeys.query({}),
      ]);
      await signalPasskeys(left, { rpId: publicConfiguration.passkeys.rpId, userId });
    },
  });
  return (
    <div className="row">
      <IconFingerprint size={22} stroke={1.5} aria-hidden />
      <div className="grow">
        <Text size="sm" fw={500}>
          {name}{' '}
          {backedUp ? (
            <Badge variant="default" size="sm" ms={6}>
              {texts.synced}
            </Badge>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.created} <RelativeTime at={createdAt} /> · {lastUsedAt ? `${texts.lastUsed} ` : texts.neverUsed}
          {lastUsedAt ? <RelativeTime at={lastUsedAt} /> : null}
        </Text>
      </div>
      {isEditable ? (
        <Group gap="xs" wrap="nowrap">
          <RenamePasskey id={id} name={name} />
          <ConfirmButton
            label={texts.remove.action}
            target={name}
            size="xs"
            title={texts.remove.question(name)}
            confirmLabel={texts.remove.confirm}
            onConfirm={() => remove.mutateAsync({ id })}
          >
            {texts.remove.consequences}
          </ConfirmButton>
        </Group>
      ) : null}
    </div>
  );
}

function RenamePasskey({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const rename = trpc.passkey.updatePasskey.useMutation({
    onSuccess: () => {
      setOpen(false);
      notifySuccess(texts.rename.done);
    },
  });
  return (
    <>
      <Button size="xs" variant="default" aria-label={texts.rename.label(name)} onClick={() => setOpen(true)}>
        {texts.rename.action}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.rename.title}>
        <CallForm
          schema={UpdatePasskey}
          call={rename}
          fixed={{ id }}
          initialValues={{ name }}
          action={texts.rename.submit}
          fullWidth
        >
          <TextField name="name" label={texts.rename.field} required autoComplete="off" />
        </CallForm>
      </Dialog>
    </>
  );
}

function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const isImpersonated = useIsImpersonated();
  const { client } = trpc.useUtils();
  const verify = trpc.passkey.verifyRegistration.useMutation({ onSuccess: () => notifySuccess(texts.added) });
  const { isPending, run } = useSingleFlight();
  const add = async () => {
    const [{ createPasskey }, options] = await Promise.all([
      loadCeremonies(),
      client.passkey.generateRegisterOptions.query({}),
    ]);
    await verify.mutateAsync({ response: await createPasskey(options) });
  };
  if (isImpersonated && !isFirst) return null;
  return (
    <div className="row">
      <Text size="sm" c="dimmed" className="grow">
        {isFirst ? texts.empty : null}
      </Text>
      {isImpersonated ? null : (
        <Button size="xs" variant="default" loading={isPending} onClick={() => void run(add, notifyError)}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
