import { useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as apiKeyTexts } from '#client/components/texts/api-keys/api-key-texts.ts';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { ConfirmDialog } from '#client/components/ui/action.tsx';
import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field, SelectField } from '#client/components/ui/fields.tsx';
import { Failure, Form } from '#client/components/ui/form.tsx';
import { MenuItem, RowMenu } from '#client/components/ui/menu.tsx';

import type { ApiKey } from './api-key.ts';
import type { KeyOwner } from './key-owner.ts';

interface KeyMenuProps {
  apiKey: ApiKey;
  owner: KeyOwner;
  /** Gets the key that replaces it. */
  onRotated: (key: string) => void;
}

/** The menu of a key, with its dialogs. */
export function KeyMenu({ apiKey, owner, onRotated }: KeyMenuProps): ReactElement {
  const { id: keyId, name, enabled } = apiKey;
  const { update, rotate, remove } = owner;
  const texts = useTexts('keys', keyTexts);
  const own = useTexts('apiKeys', apiKeyTexts);
  const announce = useAnnounce();
  const [dialog, setDialog] = useState<'rename' | 'rotate' | 'delete' | null>(null);
  const { error, run } = useSingleFlight();
  const close = () => setDialog(null);
  const switched = enabled ? own.disable : own.enable;
  return (
    <>
      <RowMenu label={texts.actionsFor(name ?? texts.unnamed)}>
        {(closeMenu) => {
          const closing = (action: () => unknown) => () => {
            closeMenu();
            action();
          };
          const turn = async () => {
            await update!({ keyId, enabled: !enabled });
            announce(switched.done);
          };
          return (
            <>
              {update === undefined ? null : (
                <>
                  <MenuItem onClick={closing(() => setDialog('rename'))}>{own.rename.action}</MenuItem>
                  <MenuItem onClick={closing(() => run(turn))}>{switched.action}</MenuItem>
                </>
              )}
              <MenuItem onClick={closing(() => setDialog('rotate'))}>{texts.rotate.action}</MenuItem>
              <MenuItem isDangerous onClick={closing(() => setDialog('delete'))}>
                {texts.delete.action}
              </MenuItem>
            </>
          );
        }}
      </RowMenu>
      {error ? <Failure error={error} /> : null}
      {dialog === 'rename' ? (
        <Rename name={name} rename={(changed) => update!({ keyId, name: changed })} onClose={close} />
      ) : null}
      {dialog === 'rotate' ? (
        <Rotate
          onClose={close}
          rotate={async (overlap) => {
            const { key } = await rotate({ keyId, overlap });
            close();
            onRotated(key);
          }}
        />
      ) : null}
      {dialog === 'delete' ? (
        <ConfirmDialog
          question={texts.delete.question(name ?? texts.unnamed)}
          consequences={texts.delete.consequences}
          confirm={texts.delete.confirm}
          done={texts.delete.done}
          run={() => remove({ keyId })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface RenameProps {
  name: string | null;
  rename: (name: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

function Rename({ name, rename, onClose }: RenameProps): ReactElement {
  const { rename: texts } = useTexts('apiKeys', apiKeyTexts);
  const announce = useAnnounce();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        action={texts.submit}
        onSubmit={async (typed) => {
          await rename(typed['name']);
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

interface RotateProps {
  rotate: (overlap: number) => Promise<unknown>;
  onClose: () => void;
}

function Rotate({ rotate, onClose }: RotateProps): ReactElement {
  const { rotate: texts } = useTexts('keys', keyTexts);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form action={texts.submit} onSubmit={({ overlap }) => rotate(Number(overlap))}>
        <p>{texts.about}</p>
        <SelectField name="overlap" label={texts.overlap} defaultValue={overlaps.day}>
          {Object.entries(overlaps).map(([overlap, seconds]) => (
            <option key={overlap} value={seconds}>
              {texts.overlaps[overlap as keyof typeof overlaps]}
            </option>
          ))}
        </SelectField>
      </Form>
    </Dialog>
  );
}
