/** An identity provider of an organization. */
export interface Connection {
  providerId: string;
  name: string;
}

const LAST = 'gatehouse-last-connection';
const LEFT = 'gatehouse-left-for';

/** Notes the identity provider for which the user leaves. Without access to storage, nothing is noted. */
export function noteConnection({ providerId, name }: Connection): void {
  try {
    sessionStorage.setItem(LEFT, providerId);
    localStorage.setItem(LAST, JSON.stringify({ providerId, name }));
  } catch {}
}

/** The one of the last sign-in in this browser, so that the next needs no address. */
export function lastConnection(): Connection | null {
  try {
    return JSON.parse(localStorage.getItem(LAST)!) as Connection | null;
  } catch {
    return null;
  }
}

/** Whether the user has left this tab for it before. */
export function wasLeftFor({ providerId }: Connection): boolean {
  try {
    return sessionStorage.getItem(LEFT) === providerId;
  } catch {
    return false;
  }
}
