import { texts } from './role-texts.ts';

/** The name of a role of the platform or of an organization; only built-in roles are translated. */
export function roleName(role: string): string {
  if (Object.hasOwn(texts, role)) return texts[role as keyof typeof texts];
  return role.charAt(0).toUpperCase() + role.slice(1);
}
