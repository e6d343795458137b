import { sentences } from '#generated/texts/audit.ts';

/** The placeholders are names of the entry, and its details. */
type Template = string | { self: string; other: string };

interface Subject {
  event: string;
  actorId: string | null;
  subjectId: string | null;
}

/** The template of an entry; null for an event of an added feature, which is shown by its title. */
export function templateOf({ event, actorId, subjectId }: Subject): string | null {
  const template = (sentences as Readonly<Record<string, Template>>)[event];
  if (template === undefined || typeof template === 'string') return template ?? null;
  return actorId !== null && actorId === subjectId ? template.self : template.other;
}
