export const oneTimeTokenErrors = { CLIENT_REQUESTS_ARE_DISABLED: [400, 'Client requests are disabled'] } as const;
