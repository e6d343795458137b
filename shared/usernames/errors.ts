export const usernameErrors = { INVALID_USERNAME_OR_PASSWORD: [401, 'Invalid username or password'] } as const;
