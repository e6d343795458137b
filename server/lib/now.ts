/** The service's one clock: JavaScript's, never the database's, so that a test can move it. */
export function now(): Date {
  return new Date();
}

/** The moment `seconds` from now. */
export function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000);
}

/** The seconds from now to a moment, for the age of a cookie. */
export function secondsUntil(moment: Date): number {
  return Math.max(0, Math.round((moment.getTime() - now().getTime()) / 1000));
}
