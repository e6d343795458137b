import type { QueryClient } from '@tanstack/react-query';

import { callOf } from '#client/sdk/calls.ts';

/** What was typed when a session ended, for the same user's return to this tab. */
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

/** A user's draft of a form, once. */
export function takeDraft(userId: string, form: string): unknown {
  const drafts = read();
  if (drafts?.userId !== userId || !(form in drafts.forms)) return undefined;
  const { [form]: draft, ...forms } = drafts.forms;
  sessionStorage.setItem(KEY, JSON.stringify({ userId, forms } satisfies Drafts));
  return draft;
}

/** Another user's drafts go when a user has signed in. */
export function dropDraftsOfOthers(userId: string): void {
  hasSignedOut = false;
  if (read()?.userId !== userId) sessionStorage.removeItem(KEY);
}

/** A user who signs out, in this tab or another, leaves no drafts; a session that ends by itself does. */
export function dropDraftsOnSignOut(queries: QueryClient): () => void {
  const follow = (call: unknown) => {
    if (call !== 'signOut' && call !== 'deleteUser') return;
    hasSignedOut = true;
    sessionStorage.removeItem(KEY);
  };
  // The channel on which the client tells other tabs what has succeeded.
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
