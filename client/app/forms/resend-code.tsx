import { Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

import { useSingleFlight } from '#client/app/single-flight.ts';
import { errorMessage } from '#client/app/text/error-message.ts';

import { texts } from './texts.ts';

/** The service mails at most three codes or links a minute. */
const WAIT_SECONDS = 30;

interface ResendProps {
  send: () => Promise<unknown>;
  words?: typeof texts.resend;
}

/** Mails another code, half a minute after the last one. */
export function ResendCode({ send, words = texts.resend }: ResendProps) {
  const [count, setCount] = useState(0);
  const [seconds, restart] = useCountdown(WAIT_SECONDS);
  const { isPending, error, run } = useSingleFlight();
  const resend = async () => {
    await send();
    setCount(count + 1);
    restart();
  };
  const isWaiting = isPending || seconds > 0;
  return (
    <Text size="sm" component="div">
      <span aria-live="polite">{error ? errorMessage(error) : count > 0 ? words.done : null}</span>{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        {...(isWaiting && { c: 'dimmed', underline: 'never' })}
        aria-disabled={isWaiting}
        onClick={() => (isWaiting ? undefined : void run(resend))}
      >
        {seconds > 0 ? words.actionIn(seconds) : words.action}
      </Anchor>
    </Text>
  );
}

/** The seconds that are left, by the clock, since timers of hidden pages are late. */
function useCountdown(total: number): [seconds: number, restart: () => void] {
  const [start, setStart] = useState(Date.now);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const restart = () => {
    setStart(Date.now());
    setNow(Date.now());
  };
  return [Math.max(0, Math.ceil(total - (now - start) / 1000)), restart];
}
