import { useMemo, useSyncExternalStore } from 'react';

/** As the router of the console keeps it. */
interface HistoryEntry {
  usr: unknown;
  key: string;
  idx: number;
}

const listeners = new Set<() => void>();

/** Tells the parts outside of the router that the address has changed, which browsers do for the Back button alone. */
export function noteAddress(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The address of the page, for the screens that do not load the router. */
export function useAddress(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => new URL(href), [href]);
}

/** Opens an address of this site without a new document. */
export function openAddress(to: string, { replace, state }: { replace: boolean; state: unknown }): void {
  const { idx = 0 } = (history.state ?? {}) as Partial<HistoryEntry>;
  const entry: HistoryEntry = { usr: state, key: crypto.randomUUID().slice(0, 8), idx: replace ? idx : idx + 1 };
  if (replace) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
  noteAddress();
}

/** What the previous screen passed on, here or by the router. */
export function stateOfAddress(): unknown {
  return (history.state as Partial<HistoryEntry> | null)?.usr;
}
