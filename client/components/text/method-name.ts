interface Method {
  provider: string;
  accountId: string;
}

/** What a sign-in method other than the password is called: the name of its provider, or the phone number. */
export function methodName(
  { provider, accountId }: Method,
  providers: readonly { id: string; name: string }[],
): string {
  // Isolated, so that a text from right to left does not move the plus sign.
  if (provider === 'phone-number') return `\u2066${accountId}\u2069`;
  return providers.find(({ id }) => id === provider)?.name ?? provider;
}
