import { useEffect, useState } from 'react';

import { useSingleFlight } from './single-flight.ts';

/** The service mails at most three codes or links a minute. */
const WAIT_SECONDS = 30;

export interface Resend {
  /** Until a mail may be sent again. */
  seconds: number;
  /** Whether this page has sent one. */
  wasSent: boolean;
  isPending: boolean;
  error: unknown;
  resend: () => void;
}

/** Sends a mail again, half a minute after the last one; `firstAt` is the time of the first, by default now. */
export function useResend(send: () => Promise<unknown>, firstAt?: number): Resend {
  const [sentAt, setSentAt] = useState(() => firstAt ?? Date.now());
  const [wasSent, setWasSent] = useState(false);
  const [now, setNow] = useState(Date.now);
  const { isPending, error, run } = useSingleFlight();
  // By the clock, since timers of hidden pages are late. Not beyond the wait, since the first time may be by another clock.
  const seconds = Math.min(WAIT_SECONDS, Math.max(0, Math.ceil(WAIT_SECONDS - (now - sentAt) / 1000)));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const resend = async () => {
    await send();
    setWasSent(true);
    setSentAt(Date.now());
    setNow(Date.now());
  };
  return { seconds, wasSent, isPending, error, resend: () => (isWaiting ? undefined : void run(resend)) };
}
