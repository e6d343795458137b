import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';

import { useTexts } from '#client/components/settings.tsx';

const KEY = 'gatehouse-last-used';

/** Notes the sign-in method for the next visit in this browser. Without access to storage, nothing is noted. */
export function noteSignIn(method: string): void {
  try {
    localStorage.setItem(KEY, method);
  } catch {}
}

export function lastMethod(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const unchanging = () => () => undefined;

/** Null on a server, which cannot know it. */
export const useLastMethod = (): string | null => useSyncExternalStore(unchanging, lastMethod, () => null);

/** Marks the sign-in method that was used last in this browser. */
export function LastUsed({ method, children }: { method: string; children: ReactNode }): ReactElement {
  const { lastUsed } = useTexts('fields', fieldTexts);
  const last = useLastMethod();
  if (last !== method) return <>{children}</>;
  return (
    <div className="gh-last-used">
      {children}
      <span>{lastUsed}</span>
    </div>
  );
}
