export const texts = { INVALID_SESSION_TOKEN: 'You’re signed out of this account. Sign in again.' };
