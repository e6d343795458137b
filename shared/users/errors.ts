/** Of sign-ups and profiles with a username. */
export const userErrors = {
  USERNAME_IS_NOT_ENABLED: [400, 'Username is not enabled'],
  USERNAME_IS_ALREADY_TAKEN: [400, 'Username is already taken'],
  USERNAME_TOO_SHORT: [400, 'Username too short'],
  USERNAME_TOO_LONG: [400, 'Username too long'],
  INVALID_USERNAME: [400, 'Invalid username'],
  INVALID_DISPLAY_USERNAME: [400, 'Invalid display username'],
  USERNAME_IS_IMMUTABLE: [400, 'Username is immutable'],
} as const;
