import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';

import { saveDraft, takeDraft } from './drafts.ts';

interface Draft<Typed> {
  /** Tells the form from others at the same address. */
  form: string;
  /** What was typed and may be stored; undefined where nothing was. */
  read: () => Typed | undefined;
  restore: (typed: Typed) => void;
}

/** A form that goes because the session ended gets back what was typed, once the same user has signed in again. */
export function useDraft<Typed>({ form, read, restore }: Draft<Typed>): void {
  const { pathname } = useLocation();
  const { getSession } = trpc.useUtils();
  const key = `${pathname} ${form}`;
  const latest = useRef({ read, restore });
  useEffect(() => {
    latest.current = { read, restore };
  });
  // The form's elements are there for the last time when a layout effect ends.
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
