import type { QueryClient } from '@tanstack/react-query';

import { callOf } from '#client/sdk/calls.ts';

/** Form input of a session that ended, restored when the same user signs in again in this tab. */
interface Drafts {
  userId: string;
  forms: Record<string, unknown>;
}

const KEY = 'gatehouse-drafts';
let hasSignedOut = false;

function read(): Drafts | null {
  return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Drafts | null;
}

export function saveDraft(userId: string, form: string, draft: unknown): void {
  if (hasSignedOut) return;
  const forms = { ...read()?.forms, [form]: draft };
  sessionStorage.setItem(KEY, JSON.stringify({ userId, forms } satisfies Drafts));
}

/** Returns and removes a user's draft of a form. */
export function takeDraft(userId: string, form: string): unknown {
  const drafts = read();
  if (drafts?.userId !== userId || !(form in drafts.forms)) return undefined;
  const { [form]: draft, ...forms } = drafts.forms;
  sessionStorage.setItem(KEY, JSON.stringify({ userId, forms } satisfies Drafts));
  return draft;
}

/** Removes the drafts of other users after a sign-in. */
export function dropDraftsOfOthers(userId: string): void {
  hasSignedOut = false;
  if (read()?.userId !== userId) sessionStorage.removeItem(KEY);
}

/** Removes all drafts when the user signs out, in this tab or another. */
export function dropDraftsOnSignOut(queries: QueryClient): () => void {
  const follow = (call: unknown) => {
    if (call !== 'signOut' && call !== 'deleteUser') return;
    hasSignedOut = true;
    sessionStorage.removeItem(KEY);
  };
  // The client's channel for successful calls of other tabs.
  const channel = new BroadcastChannel(`gatehouse:${location.origin}`);
  channel.addEventListener('message', ({ data }) => follow(data));
  const unsubscribe = queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') follow(callOf(event.mutation.options.mutationKey));
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
