/** The state of the address of the members at which the dialog to invite is open, with this email address in it. */
export const inviting = (email = '') => ({ inviting: email });

export function invitedBy(state: unknown): string | null {
  const { inviting: email } = (state ?? {}) as Partial<ReturnType<typeof inviting>>;
  return email ?? null;
}
