/** Claims of your own, for the user of the session; those that the service sets take precedence. */
export type JwtClaims = (about: { userId: string; sessionId: string }) => Record<string, unknown>;
