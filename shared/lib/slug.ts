/** Letters, digits, hyphens and underscores, with a letter or digit at both ends. */
export const SLUG = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/;

/** For the attribute `pattern` of a field, where a hyphen in brackets is escaped. */
export const SLUG_PATTERN = SLUG.source.slice(1, -1).replaceAll('_-]', '_\\-]');
