import { usernameOptions } from './username.options.ts';

interface Configured {
  options: object;
}

/** The form in which a username is stored and compared. */
export function normalizeUsername(service: Configured, username: string): string {
  const { usernameNormalization: normalize } = usernameOptions.of(service);
  if (normalize === false) return username;
  return normalize ? normalize(username) : username.normalize('NFC').toLowerCase();
}

export function normalizeDisplayUsername(service: Configured, displayUsername: string): string {
  const { displayUsernameNormalization: normalize } = usernameOptions.of(service);
  return normalize === false ? displayUsername : normalize(displayUsername);
}
