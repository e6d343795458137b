import { literally, type Values } from '#server/db/values.ts';

import { lookUp, SEPARATOR, type Trigrams } from './trigrams.ts';

/** A part of an email or a name that is searched for: in lower case, standing for itself. */
export interface Part {
  text: string;
  columns: readonly ('email' | 'name')[];
  trigrams: Trigrams;
}

/**
 * Whether matches are found through an index of what is searched, also by a plan that is kept whatever is searched for,
 * or met by whoever reads row after row.
 */
export type Way = 'indexed' | 'kept' | 'reading';

/** The condition that a person's row, under the name `as`, holds the part in one of the columns. */
export function holds(part: Part, values: Values, { way, as = '"user"' }: { way: Way; as?: string }): string {
  if (way !== 'reading' && isLookedUpWhole(part)) return lookedUp(part, values, { way, as })!;
  const text = values.add(part.text);
  const held = part.columns.map((column) => `position(${text} in ${expressions(as)[column]}) > 0`);
  const found = way === 'reading' ? null : lookedUp(part, values, { way, as });
  return [found, `(${held.join(' or ')})`].filter(Boolean).join(' and ');
}

/** What an index is asked; PostgreSQL asks it of each row found again, and once more if it were one condition with what decides. */
function lookedUp(part: Part, values: Values, { way, as }: { way: Way; as: string }): string | null {
  const looked = piecesOf(part);
  if (looked.length === 0) return holdsPairs(part, values, as);
  // The planner keeps no plan that looks dearer than one for this value, which is hidden from it.
  const asked = (value: string) => (way === 'kept' ? `(select ${value})` : value);
  const found = part.columns.map((column, index) => {
    const pattern = looked[index]!.pieces.map(literally).join('%');
    return `${expressions(as)[column]} like ${asked(values.add(`%${pattern}%`))}`;
  });
  return `(${found.join(' or ')})`;
}

/** Then nothing but the index has to be asked. */
export function isLookedUpWhole(part: Part): boolean {
  const looked = piecesOf(part);
  return looked.length > 0 && looked.every(({ pieces }) => pieces.length === 1 && pieces[0] === part.text);
}

/** As the indexes have them; addresses are kept in lower case. */
export const expressions = (as = '"user"') => ({ email: `${as}.email`, name: `lower(${as}.name)` });

/** What to look up of the part in each column's trigrams; nothing for a part too short to hold one. */
export function piecesOf({ text, columns, trigrams }: Part): { pieces: string[]; frequency: number }[] {
  const found = columns.map((column) => lookUp(text, trigrams[column]));
  return found.some(({ pieces }) => pieces.length === 0) ? [] : found;
}

/** The condition that every two letters of the part stand together somewhere; null where that cannot be asked. */
export function holdsPairs({ text }: Part, values: Values, as = '"user"'): string | null {
  if (text.includes(SEPARATOR)) return null;
  const { email, name } = expressions(as);
  return `letter_pairs(${email} || E'\\x1f' || ${name}) @@ ${values.add(pairsOf(text))}::tsquery`;
}

/** One letter alone is what pairs begin with. */
function pairsOf(text: string): string {
  const letters = Array.from(text);
  const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
  if (letters.length === 1) return `${quoted(text)}:*`;
  return letters
    .slice(1)
    .map((letter, index) => quoted(letters[index]! + letter))
    .join(' & ');
}
