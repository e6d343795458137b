const nested = ['owner', 'admin', 'member', 'user'];

/** The roles after a click. Each built-in role includes those below it, so that choosing one replaces the others. */
export function chosenRoles(before: readonly string[], after: readonly string[]): string[] {
  const added = after.find((role) => !before.includes(role));
  if (added === undefined || !nested.includes(added)) return [...after];
  return after.filter((role) => role === added || !nested.includes(role));
}
