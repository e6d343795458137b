import { literally, type Values } from '#server/db/values.ts';

import { lookUp, type Trigrams } from './trigrams.ts';

/** A part of an email or a name that is searched for: in lower case, standing for itself. */
export interface Part {
  text: string;
  columns: readonly ('email' | 'name')[];
  trigrams: Trigrams;
}

/** Whether matches are found through an index of what is searched, or met by whoever reads row after row. */
export type Way = 'indexed' | 'reading';

/** The condition that a person's row, under the name `as`, holds the part in one of the columns. */
export function holds(part: Part, values: Values, { way, as = '"user"' }: { way: Way; as?: string }): string {
  const looked = way === 'indexed' ? piecesOf(part) : [];
  const conditions = part.columns.map((column, index) => {
    const expression = expressions(as)[column];
    const pieces = looked[index]?.pieces.map((piece) => `${expression} like ${values.add(`%${literally(piece)}%`)}`);
    return [...(pieces ?? []), `position(${values.add(part.text)} in ${expression}) > 0`].join(' and ');
  });
  const either = `(${conditions.join(' or ')})`;
  const paired = way === 'indexed' && looked.length === 0 ? holdsPairs(part, values, as) : null;
  return [paired, either].filter(Boolean).join(' and ');
}

/** As the indexes have them; addresses are kept in lower case. */
export const expressions = (as = '"user"') => ({ email: `${as}.email`, name: `lower(${as}.name)` });

/** What to look up of the part in each column's trigrams; nothing for a part too short to hold one. */
export function piecesOf({ text, columns, trigrams }: Part): { pieces: string[]; frequency: number }[] {
  const found = columns.map((column) => lookUp(text, trigrams[column]));
  return found.some(({ pieces }) => pieces.length === 0) ? [] : found;
}

const SEPARATOR = '\u001f';

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
