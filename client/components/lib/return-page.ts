const KEY = 'gatehouse:return-page';
/** A user who comes back later begins where the app wants. */
const MAX_AGE_MS = 15 * 60_000;

interface ReturnPage {
  path: string;
  at: number;
}

/** Remembers the page of this tab, to which a sign-in returns. */
export function rememberPage(): void {
  const { pathname, search, hash } = location;
  const page: ReturnPage = { path: pathname + search + hash, at: Date.now() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page));
  } catch {
    // Without storage, the sign-in ends at the address that the app names.
  }
}

/** The remembered page: a path of this origin, which only this tab has written. */
export function rememberedPage(): string | undefined {
  if (typeof sessionStorage === 'undefined') return undefined;
  try {
    const { path, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ReturnPage>;
    if (path === undefined || at === undefined || Date.now() - at > MAX_AGE_MS) return undefined;
    // A path with two slashes would be another origin.
    return new URL(path, location.href).origin === location.origin ? path : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
