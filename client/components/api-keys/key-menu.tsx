import { useId, useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as apiKeyTexts } from '#client/components/texts/api-keys/api-key-texts.ts';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { ConfirmDialog } from '#client/components/ui/action.tsx';
import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { Failure, Form } from '#client/components/ui/form.tsx';
import { MenuItem, RowMenu } from '#client/components/ui/menu.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { ApiKey } from './api-key.ts';

interface KeyMenuProps {
  apiKey: ApiKey;
  onRotated: (key: string) => void;
}

/** The menu of a key, with its dialogs. */
export function KeyMenu({ apiKey, onRotated }: KeyMenuProps): ReactElement {
  const { id: keyId, name, enabled } = apiKey;
  const texts = useTexts('keys', keyTexts);
  const own = useTexts('apiKeys', apiKeyTexts);
  const announce = useAnnounce();
  const [dialog, setDialog] = useState<'rename' | 'rotate' | 'delete' | null>(null);
  const { error, run } = useSingleFlight();
  const update = trpc.apiKey.update.useMutation();
  const remove = trpc.apiKey.delete.useMutation();
  const close = () => setDialog(null);
  const switched = enabled ? own.disable : own.enable;
  const turn = async () => {
    await update.mutateAsync({ keyId, enabled: !enabled });
    announce(switched.done);
  };
  return (
    <>
      <RowMenu label={texts.actionsFor(name ?? texts.unnamed)}>
        {(closeMenu) => {
          const closing = (action: () => unknown) => () => {
            closeMenu();
            action();
          };
          return (
            <>
              <MenuItem onClick={closing(() => setDialog('rename'))}>{own.rename.action}</MenuItem>
              <MenuItem onClick={closing(() => run(turn))}>{switched.action}</MenuItem>
              <MenuItem onClick={closing(() => setDialog('rotate'))}>{texts.rotate.action}</MenuItem>
              <MenuItem isDangerous onClick={closing(() => setDialog('delete'))}>
                {texts.delete.action}
              </MenuItem>
            </>
          );
        }}
      </RowMenu>
      {error ? <Failure error={error} /> : null}
      {dialog === 'rename' ? <Rename apiKey={apiKey} onClose={close} /> : null}
      {dialog === 'rotate' ? <Rotate apiKey={apiKey} onClose={close} onRotated={onRotated} /> : null}
      {dialog === 'delete' ? (
        <ConfirmDialog
          question={texts.delete.question(name ?? texts.unnamed)}
          consequences={texts.delete.consequences}
          confirm={texts.delete.confirm}
          done={texts.delete.done}
          run={() => remove.mutateAsync({ keyId })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface DialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

function Rename({ apiKey: { id: keyId, name }, onClose }: DialogProps): ReactElement {
  const { rename: texts } = useTexts('apiKeys', apiKeyTexts);
  const announce = useAnnounce();
  const update = trpc.apiKey.update.useMutation();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        action={texts.submit}
        onSubmit={async (typed) => {
          await update.mutateAsync({ keyId, name: typed['name'] });
          onClose();
          announce(texts.done);
        }}
      >
        <Field name="name" label={texts.name} defaultValue={name ?? ''} autoComplete="off" required />
      </Form>
    </Dialog>
  );
}

const DAY = 86_400;
/** Seconds for which the old key still works. */
const overlaps = { now: 0, day: DAY, week: 7 * DAY } as const;

function Rotate({
  apiKey: { id: keyId },
  onClose,
  onRotated,
}: DialogProps & Pick<KeyMenuProps, 'onRotated'>): ReactElement {
  const { rotate: texts } = useTexts('keys', keyTexts);
  const id = useId();
  const rotate = trpc.apiKey.rotate.useMutation();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        action={texts.submit}
        onSubmit={async ({ overlap = '0' }) => {
          const { key } = await rotate.mutateAsync({ keyId, overlap: Number(overlap) });
          onClose();
          onRotated(key);
        }}
      >
        <p>{texts.about}</p>
        <div className="gh-field">
          <div className="gh-label">
            <label htmlFor={id}>{texts.overlap}</label>
          </div>
          <div className="gh-input">
            <select id={id} name="overlap" className="gh-select" defaultValue={overlaps.day}>
              {Object.entries(overlaps).map(([overlap, seconds]) => (
                <option key={overlap} value={seconds}>
                  {texts.overlaps[overlap as keyof typeof overlaps]}
                </option>
              ))}
            </select>
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
