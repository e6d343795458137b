import { withoutMarks } from './typed-slug.ts';

/** Suggests a slug: lower-case ASCII letters and digits, separated by hyphens. */
export function slugOf(name: string): string {
  return withoutMarks(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');
}

/** For a name without a Latin letter or digit. */
export function randomSlug(): string {
  return `org-${crypto.randomUUID().slice(0, 6)}`;
}
