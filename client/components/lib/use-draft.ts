import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { trpc } from '#client/sdk/react.tsx';

import { saveDraft, takeDraft } from './drafts.ts';
import { unsavedForms } from './unsaved-input.ts';

interface Draft<Typed> {
  /** Identifies the form among others at the same address. */
  form: string;
  /** The input that may be stored; undefined if there is none. */
  read: () => Typed | undefined;
  restore: (typed: Typed) => void;
}

/**
 * Asks before a screen with unsaved input of a form is left. If the form was removed because the session ended, restores its
 * input once the same user has signed in again.
 */
export function useDraft<Typed>({ form, read, restore }: Draft<Typed>): void {
  const { getSession } = trpc.useUtils();
  // The address changes before the form is removed.
  const [pathname] = useState(() => location.pathname);
  const key = `${pathname} ${form}`;
  const latest = useRef({ read, restore });
  useEffect(() => {
    latest.current = { read, restore };
  });
  useEffect(() => {
    const hasInput = () => latest.current.read() !== undefined;
    unsavedForms.add(hasInput);
    return () => void unsavedForms.delete(hasInput);
  }, []);
  // A layout effect ends while the form's elements still exist.
  useLayoutEffect(() => {
    const userId = getSession.getData({})?.user.id;
    if (userId === undefined) return undefined;
    const draft = takeDraft(userId, key);
    // Only this form saves under its key.
    if (draft !== undefined) latest.current.restore(draft as Typed);
    return () => {
      const typed = getSession.getData({}) === null ? latest.current.read() : undefined;
      if (typed !== undefined) saveDraft(userId, key, typed);
    };
  }, [getSession, key]);
}
