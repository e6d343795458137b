import { useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';

import { useAnnounce } from './announcements.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Failure, Form } from './form.tsx';

interface ActionProps {
  label: string;
  /** With what the call concerns, where a list repeats the label. */
  describedAs?: string | undefined;
  /** The call. */
  run: () => Promise<unknown>;
  variant?: 'primary' | 'plain' | 'danger';
}

/** A button that makes a call, and shows why it failed. */
export function Action({ label, describedAs, run: call, variant = 'plain' }: ActionProps): ReactElement {
  const { isPending, error, run } = useSingleFlight();
  return (
    <>
      <Button variant={variant} small aria-label={describedAs} isPending={isPending} onClick={() => void run(call)}>
        {label}
      </Button>
      {error ? <Failure error={error} /> : null}
    </>
  );
}

interface Confirmation {
  question: string;
  consequences: string;
  /** The label of the button that makes the call. */
  confirm: string;
  run: () => Promise<unknown>;
  /** The result that is shown after the call. */
  done?: string | undefined;
}

/** A dialog that names the consequences of a call before it is made. */
export function ConfirmDialog({ onClose, ...props }: Confirmation & { onClose: () => void }): ReactElement {
  const { question, consequences, confirm, run, done } = props;
  const announce = useAnnounce();
  const confirmed = async () => {
    await run();
    onClose();
    if (done !== undefined) announce(done);
  };
  return (
    <Dialog title={question} onClose={onClose}>
      <p>{consequences}</p>
      <Form onSubmit={confirmed} action={confirm} variant="danger" />
    </Dialog>
  );
}

type ConfirmedActionProps = ActionProps & Omit<Confirmation, 'confirm'> & Partial<Pick<Confirmation, 'confirm'>>;

/** A button that makes a call after a dialog that names the consequences. */
export function ConfirmedAction(props: ConfirmedActionProps): ReactElement {
  const { label, describedAs, run, question, consequences, confirm = label, done } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" small aria-label={describedAs} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <ConfirmDialog {...{ question, consequences, confirm, run, done }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
