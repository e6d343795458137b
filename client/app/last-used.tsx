import type { ReactNode } from 'react';

import { texts } from './texts.ts';

const KEY = 'gatehouse-last-used';

/** Notes the sign-in method for the next visit in this browser. */
export function noteSignIn(method: string): void {
  localStorage.setItem(KEY, method);
}

/** Marks the sign-in method that was used last in this browser. */
export function LastUsed({ method, children }: { method: string; children: ReactNode }) {
  if (localStorage.getItem(KEY) !== method) return children;
  return (
    <div className="last-used">
      {children}
      <span>{texts.lastUsed}</span>
    </div>
  );
}
