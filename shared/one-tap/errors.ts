export const oneTapErrors = { INVALID_ID_TOKEN: [400, 'invalid id token'] } as const;
