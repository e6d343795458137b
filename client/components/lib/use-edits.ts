import { useState } from 'react';

import { useDraft } from './use-draft.ts';

type Values = Readonly<Record<string, string>>;

export interface Edits {
  valueOf: (name: string) => string;
  edit: (name: string, value: string) => void;
  /** The edited values that differ from the saved ones. */
  changes: Values;
  isChanged: boolean;
  discard: () => void;
}

/** The input of a form over its saved values. Unsaved input is not lost without a question, nor with the session. */
export function useEdits(form: string, saved: Values): Edits {
  const [edited, setEdited] = useState<Values>({});
  const changes = Object.fromEntries(Object.entries(edited).filter(([name, value]) => value !== (saved[name] ?? '')));
  const isChanged = Object.keys(changes).length > 0;
  useDraft<Values>({ form, read: () => (isChanged ? changes : undefined), restore: setEdited });
  return {
    valueOf: (name) => edited[name] ?? saved[name] ?? '',
    edit: (name, value) => setEdited((previous) => ({ ...previous, [name]: value })),
    changes,
    isChanged,
    discard: () => setEdited({}),
  };
}
