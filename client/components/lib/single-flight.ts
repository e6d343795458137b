import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

import { Reauthenticate, withReauthentication } from './reauthenticate.ts';

/** Whether a component is inside a dialog. A dialog closes when its call succeeds, so that its button works once. */
export const InDialog = createContext(false);

/** The button that closes the dialog; null outside of dialogs, and empty in those that only their own content closes. */
export const CancelButton = createContext<ReactNode>(null);

interface Flight {
  isPending: boolean;
  error: unknown;
}

/**
 * Runs one call at a time, and asks users to confirm their identity for it if necessary. The guard is a ref, because state would be updated too late for a double click. An effect
 * releases it, after the changes that follow the call are on the screen.
 */
export function useSingleFlight() {
  const isInDialog = useContext(InDialog);
  const reauthenticate = useContext(Reauthenticate);
  const isRunning = useRef(false);
  const [flight, setFlight] = useState<Flight>({ isPending: false, error: null });
  useEffect(() => {
    isRunning.current = flight.isPending;
  }, [flight]);

  const run = async (call: () => Promise<unknown>, onError?: (error: unknown) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFlight({ isPending: true, error: null });
    try {
      await withReauthentication(call, reauthenticate);
      setFlight({ isPending: isInDialog, error: null });
    } catch (error) {
      setFlight({ isPending: false, error });
      onError?.(error);
    }
  };
  return { ...flight, run };
}
