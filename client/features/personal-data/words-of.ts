import { texts as tableTexts } from './table-texts.ts';

/** The words for a kind of data; of a feature without texts, its name. */
export function wordsOf(table: string): { name: string; about: string } {
  return (tableTexts as Readonly<Record<string, { name: string; about: string }>>)[table] ?? { name: table, about: '' };
}
