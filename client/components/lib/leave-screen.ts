import { unsavedForms } from './unsaved-input.ts';

type Leave = () => void;

let askFirst: ((leave: Leave) => void) | null = null;

export function hasUnsavedInput(): boolean {
  return [...unsavedForms].some((hasInput) => hasInput());
}

/** Leaves the screen, after a question if input would be lost. */
export function leaveScreen(leave: Leave): void {
  if (askFirst && hasUnsavedInput()) askFirst(leave);
  else leave();
}

/** Sets how to ask; returns a function that ends it. */
export function askBeforeLeaving(ask: (leave: Leave) => void): () => void {
  askFirst = ask;
  return () => void (askFirst = null);
}

/** The user chose to lose the input: no other question follows. */
export function discardInput(): void {
  unsavedForms.clear();
}
