import { useState, type ReactElement } from 'react';

import { texts as passkeyTexts } from '#client/components/texts/passkey-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { RelativeTime } from '#client/components/ui/localized-text.tsx';
import { Action, ConfirmedAction } from '#client/components/ui/action.tsx';
import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { Icon, keyIcon } from '#client/components/ui/icons.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Badge, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { loadCeremonies } from '#client/components/use-passkey.ts';

type Passkey = Outputs['passkey']['listUserPasskeys'][number];

/** Returns what creates a passkey and tells the user. */
export function useAddPasskey(): () => Promise<void> {
  const texts = useTexts('passkeys', passkeyTexts);
  const { client } = trpc.useUtils();
  const announce = useAnnounce();
  const verify = trpc.passkey.verifyRegistration.useMutation();
  return async () => {
    const [{ createPasskey }, options] = await Promise.all([
      loadCeremonies(),
      client.passkey.generateRegisterOptions.query({}),
    ]);
    await verify.mutateAsync({ response: await createPasskey(options) });
    announce(texts.added);
  };
}

export function Passkeys({ rpId }: { rpId: string }): ReactElement {
  const texts = useTexts('passkeys', passkeyTexts);
  const passkeys = trpc.passkey.listUserPasskeys.useQuery({});
  const add = useAddPasskey();
  if (passkeys.error && !passkeys.data) {
    return <LoadFailure error={passkeys.error} retry={() => void passkeys.refetch()} />;
  }
  return (
    <Section title={texts.title} about={texts.about}>
      {passkeys.data ? (
        <ul className="gh-rows">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} rpId={rpId} />
          ))}
          <li className="gh-row">
            <div className="gh-grow gh-quiet">{passkeys.data.length === 0 ? texts.empty : null}</div>
            <Action label={texts.add} run={add} />
          </li>
        </ul>
      ) : (
        <Waiting rows={1} />
      )}
    </Section>
  );
}

function PasskeyRow({ passkey, rpId }: { passkey: Passkey; rpId: string }): ReactElement {
  const texts = useTexts('passkeys', passkeyTexts);
  const { id, userId, createdAt, lastUsedAt, backedUp } = passkey;
  const name = passkey.name || texts.unnamed;
  const { client } = trpc.useUtils();
  const remove = trpc.passkey.deletePasskey.useMutation({
    onSuccess: async () => {
      const [{ signalPasskeys }, left] = await Promise.all([
        import('#client/components/lib/signal-passkeys.ts'),
        client.passkey.listUserPasskeys.query({}),
      ]);
      await signalPasskeys(left, { rpId, userId });
    },
  });
  return (
    <li className="gh-row">
      <Icon path={keyIcon} />
      <div className="gh-grow">
        <strong>
          {name} {backedUp ? <Badge>{texts.synced}</Badge> : null}
        </strong>
        <span>
          {texts.created} <RelativeTime at={createdAt} /> · {lastUsedAt ? `${texts.lastUsed} ` : texts.neverUsed}
          {lastUsedAt ? <RelativeTime at={lastUsedAt} /> : null}
        </span>
      </div>
      <Rename id={id} name={name} />
      <ConfirmedAction
        label={texts.remove.action}
        describedAs={`${texts.remove.action}: ${name}`}
        question={texts.remove.question(name)}
        consequences={texts.remove.consequences}
        done={texts.remove.done}
        confirm={texts.remove.confirm}
        run={() => remove.mutateAsync({ id })}
      />
    </li>
  );
}

function Rename({ id, name }: { id: string; name: string }): ReactElement {
  const texts = useTexts('passkeys', passkeyTexts).rename;
  const [isOpen, setOpen] = useState(false);
  const announce = useAnnounce();
  const rename = trpc.passkey.updatePasskey.useMutation({
    onSuccess: () => {
      setOpen(false);
      announce(texts.done);
    },
  });
  return (
    <>
      <Button variant="plain" small aria-label={texts.label(name)} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {isOpen ? (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <Form onSubmit={(typed) => rename.mutateAsync({ id, name: typed['name'] ?? '' })} action={texts.submit}>
            <Field name="name" label={texts.field} defaultValue={name} required autoComplete="off" />
          </Form>
        </Dialog>
      ) : null}
    </>
  );
}
