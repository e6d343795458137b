import { useEffect, useState, type ReactElement } from 'react';

import { texts as codeTexts } from '#client/app/forms/texts.ts';
import { useSingleFlight } from '#client/app/single-flight.ts';

import { Button } from './button.tsx';
import { useErrorMessages } from './errors.ts';
import { useTexts } from './settings.tsx';

/** The service mails at most three codes a minute. */
const WAIT_MS = 30_000;

/** Mails another code, half a minute after the last one. */
export function ResendCode({ send }: { send: () => Promise<unknown> }): ReactElement {
  const texts = useTexts('codes', codeTexts).resend;
  const { messageOf } = useErrorMessages();
  const { isPending, error, run } = useSingleFlight();
  const [isAgain, setAgain] = useState(false);
  const [sentAt, setSentAt] = useState(Date.now);
  const [now, setNow] = useState(sentAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((sentAt + WAIT_MS - now) / 1000));
  const resend = async () => {
    await send();
    setAgain(true);
    setSentAt(Date.now());
    setNow(Date.now());
  };
  return (
    <span>
      <span aria-live="polite">{error ? messageOf(error) : isAgain ? texts.done : null}</span>{' '}
      <Button look="link" isPending={isPending || seconds > 0} onClick={() => void run(resend)}>
        {seconds > 0 ? texts.actionIn(seconds) : texts.action}
      </Button>
    </span>
  );
}
