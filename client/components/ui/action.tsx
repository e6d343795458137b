import { useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';

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

interface ConfirmedActionProps extends ActionProps {
  question: string;
  consequences: string;
  /** The label of the button in the dialog. Default: that of the button. */
  confirm?: string;
}

/** A button that makes a call after a dialog that names the consequences. */
export function ConfirmedAction(props: ConfirmedActionProps): ReactElement {
  const { label, describedAs, run: call, question, consequences, confirm = label } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirmed = async () => {
    await call();
    close();
  };
  return (
    <>
      <Button variant="plain" small aria-label={describedAs} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Dialog title={question} onClose={close}>
          <p>{consequences}</p>
          <Form onSubmit={confirmed} action={confirm} variant="danger" />
        </Dialog>
      ) : null}
    </>
  );
}
