export const multiSessionErrors = { INVALID_SESSION_TOKEN: [401, 'Invalid session token'] } as const;
