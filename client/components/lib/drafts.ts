import type { QueryClient } from '@tanstack/react-query';

import { callOf } from '#client/sdk/calls.ts';

/** Unsaved form input, restored when the same user signs in again in this tab after the session ended. */
interface Drafts {
  userId: string;
  forms: Record<string, unknown>;
}

const KEY = 'gatehouse-drafts';
/** Forms that unmount after a sign-out must not save again. */
let isSavingBlocked = false;

function read(): Drafts | null {
  return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Drafts | null;
}

export function saveDraft(userId: string, formId: string, draft: unknown): void {
  if (isSavingBlocked) return;
  const forms = { ...read()?.forms, [formId]: draft };
  sessionStorage.setItem(KEY, JSON.stringify({ userId, forms } satisfies Drafts));
}

/** Returns and removes a user's draft of a form. */
export function takeDraft(userId: string, formId: string): unknown {
  const drafts = read();
  if (drafts?.userId !== userId || !(formId in drafts.forms)) return undefined;
  const { [formId]: draft, ...forms } = drafts.forms;
  sessionStorage.setItem(KEY, JSON.stringify({ userId, forms } satisfies Drafts));
  return draft;
}

/** After a sign-in: removes the drafts of other users and allows saving again. */
export function startDraftsFor(userId: string): void {
  isSavingBlocked = false;
  if (read()?.userId !== userId) sessionStorage.removeItem(KEY);
}

/** Starts to remove all drafts at each sign-out, in this tab or another; returns a function that stops it. */
export function watchForSignOut(queryClient: QueryClient): () => void {
  const dropAfter = (call: unknown) => {
    if (call !== 'signOut' && call !== 'deleteUser') return;
    isSavingBlocked = true;
    sessionStorage.removeItem(KEY);
  };
  // Here the SDK announces the successful mutations of other tabs.
  const channel = new BroadcastChannel(`gatehouse:${location.origin}`);
  channel.addEventListener('message', ({ data }) => dropAfter(data));
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      dropAfter(callOf(event.mutation.options.mutationKey));
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
