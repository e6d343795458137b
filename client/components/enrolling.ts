import { useEffect, useSyncExternalStore } from 'react';

/** The cards in which a user sets up a required second factor. They show backup codes after the session is accepted. */
let cards = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  cards += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the gates of the page wait until the user has finished. */
export function useHoldGates(isEnrolling: boolean): void {
  useEffect(() => {
    if (!isEnrolling) return undefined;
    change(1);
    return () => change(-1);
  }, [isEnrolling]);
}

/** Whether a card of the page is setting up a second factor. */
export function useIsEnrolling(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cards > 0,
    () => false,
  );
}
