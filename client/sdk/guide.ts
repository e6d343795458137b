/** Where a developer reads more about a mistake: `docs/troubleshooting.md`, which is a file of the package. */
export function guideTo(section: string): string {
  return `Guide: node_modules/@gatehouse/client/troubleshooting.md#${section}`;
}
