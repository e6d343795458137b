const KEY = 'gatehouse-signed-in';

/**
 * Whether this browser had a session that could use the app when the app was last open: then the app loads its parts
 * together with the session.
 */
export function hadSession(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function noteSession(hasSession: boolean): void {
  if (hasSession) localStorage.setItem(KEY, 'true');
  else localStorage.removeItem(KEY);
}
