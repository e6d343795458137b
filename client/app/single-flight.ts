import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Whether a component is inside a dialog. A dialog closes when its call succeeds, so that its button works once. */
export const InDialog = createContext(false);

interface Flight {
  isPending: boolean;
  error: unknown;
}

/**
 * Runs one call at a time. The guard is a ref: state would arrive a render too late for a double click. It is released
 * by an effect, that is, after whatever the call's success changes is on the screen.
 */
export function useSingleFlight() {
  const isInDialog = useContext(InDialog);
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
      await call();
      setFlight({ isPending: isInDialog, error: null });
    } catch (error) {
      setFlight({ isPending: false, error });
      onError?.(error);
    }
  };
  return { ...flight, run };
}
