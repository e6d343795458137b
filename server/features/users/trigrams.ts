import type { Pool } from 'pg';

import { now } from '#server/now.ts';

/** How many of all rows have each trigram in a column, as ANALYZE last saw it; a rare one is not in it. */
export interface Trigrams {
  email: ReadonlyMap<string, number>;
  name: ReadonlyMap<string, number>;
}

const REMEMBERED_MS = 600_000;

const text = `select statistics_name column_name, unnest(most_common_elems::text::text[]) trigram,
    unnest(most_common_elem_freqs[1:cardinality(most_common_elems::text::text[])]) frequency
  from pg_stats_ext_exprs
  where schemaname = current_schema() and statistics_name in ('user_email_trigrams_seen', 'user_name_trigrams_seen')`;

/** Reads PostgreSQL's own statistics, and reads them again when they may have changed. */
export class TrigramStatistics {
  readonly #pool: Pool;
  #read: Promise<Trigrams> | undefined;
  #readAt = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  current(): Promise<Trigrams> {
    if (this.#read === undefined || now().getTime() - this.#readAt > REMEMBERED_MS) {
      this.#readAt = now().getTime();
      const reading = this.#readThem();
      this.#read = reading;
      reading.catch(() => (this.#read = undefined));
    }
    return this.#read;
  }

  async #readThem(): Promise<Trigrams> {
    const { rows } = await this.#pool.query<{ column_name: string; trigram: string; frequency: number }>(text);
    const of = (column: string) =>
      new Map(
        rows
          .filter(({ column_name }) => column_name === `user_${column}_trigrams_seen`)
          .map(({ trigram, frequency }) => [trigram, frequency]),
      );
    return { email: of('email'), name: of('name') };
  }
}

interface Window {
  start: number;
  frequency: number;
}

interface Piece {
  start: number;
  end: number;
}

/**
 * What to look up in a trigram index to find `part`: the rarest piece of its words that are rare enough to be worth it,
 * as they follow each other, and about how many of all rows they leave. All of a full address would be looked up in
 * lists as long as the table, for what everybody has in common.
 */
export function lookUp(part: string, seen: ReadonlyMap<string, number>): { pieces: string[]; frequency: number } {
  const letters = Array.from(part);
  // As PostgreSQL cuts words: whatever is neither letter nor digit stands between two of them.
  const words = letters.map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : ' '));
  const byWord = new Map<number, Window[]>();
  let word = 0;
  for (let start = 0; start + 1 < words.length; start++) {
    if (words[start] === ' ') word = start;
    const trigram = trigramAt(start);
    if (trigram === null) continue;
    const frequency = seen.get(trigram) ?? RARE;
    byWord.set(word, [...(byWord.get(word) ?? []), { start, frequency }]);
  }

  const rarest = [...byWord.values()].map((windows) => windows.reduce((a, b) => (b.frequency < a.frequency ? b : a)));
  const frequency = rarest.reduce((product, window) => product * window.frequency, 1);
  const worthwhile = rarest.filter((window) => window.frequency < SELECTIVE);
  const looked = (worthwhile.length > 0 ? worthwhile : rarest).toSorted((a, b) => a.frequency - b.frequency);
  return { pieces: inTheirOrder(looked.slice(0, 2).map((window) => around(window, byWord))), frequency };

  /** A word of which the part has the first letter alone is found by the two spaces that PostgreSQL puts before each. */
  function trigramAt(start: number): string | null {
    if (words[start + 1] === ' ') return null;
    if (start + 2 < words.length) return words.slice(start, start + 3).join('');
    return start > 0 && words[start] === ' ' ? `  ${words[start + 1]}` : null;
  }

  /** The rare neighbours of a window narrow further, and cost as little. */
  function around(window: Window, all: ReadonlyMap<number, Window[]>): Piece {
    const windows = [...all.values()].find((each) => each.includes(window))!;
    const isRare = (start: number) =>
      windows.some((each) => each.start === start && (each === window || each.frequency < COMMON));
    let { start } = window;
    let end = start;
    while (isRare(start - 1)) start--;
    while (isRare(end + 1)) end++;
    return { start, end: end + 3 };
  }

  /** Neighbouring words share what stands between them. */
  function inTheirOrder(pieces: Piece[]): string[] {
    const sorted = pieces.toSorted((a, b) => a.start - b.start);
    const [first, second] = sorted;
    const isOne = first !== undefined && second !== undefined && second.start < first.end;
    const apart = isOne ? [{ start: first.start, end: second.end }] : sorted;
    return apart.map(({ start, end }) => letters.slice(start, end).join(''));
  }
}

const word = /(?<before>\p{ASCII}?)(?<letters>(?<![a-z0-9])[a-z0-9]+)(?=(?<after>\p{ASCII}?))/gu;

/**
 * The trigrams of whatever holds `part`, or begins or ends with it, and the pairs of letters that are in none of them.
 * Only those trigrams are meant that are the same wherever PostgreSQL thinks that a word ends, and that not half of all
 * people have.
 */
export function heldBy(part: string, edges: { isStart?: boolean; isEnd?: boolean }, seen: Trigrams): string[] {
  const words = `${edges.isStart ? ' ' : ''}${part}${edges.isEnd ? ' ' : ''}`.matchAll(word);
  const held = [...words].flatMap(({ groups }) => {
    const { before, letters, after } = groups as Record<'before' | 'letters' | 'after', string>;
    const padded = `${before && '  '}${letters}${after && ' '}`;
    return Array.from(padded.slice(2), (_, start) => padded.slice(start, start + 3));
  });
  const isCommon = (trigram: string) => (seen.email.get(trigram) ?? 0) + (seen.name.get(trigram) ?? 0) >= SELECTIVE;
  return [...new Set([...held.filter((trigram) => !isCommon(trigram)), ...pairsBetween(part)])];
}

/** Between an address and a name, and between two people, where it is noted what they hold; nobody searches for it. */
export const SEPARATOR = '\u001f';

/** Those with a letter that is in no trigram: of the others, a trigram says more. */
function pairsBetween(part: string): string[] {
  const letters = Array.from(part.replaceAll(/[a-z0-9]{3,}/g, (run) => `${run[0]}${SEPARATOR}${run.at(-1)}`));
  return letters.slice(1).flatMap((letter, index) => {
    const pair = `${letters[index]}${letter}`;
    return pair.includes(SEPARATOR) ? [] : [pair];
  });
}

/** Of a trigram that ANALYZE did not note. */
const RARE = 0.001;
/** A longer list is worth reading beside a shorter one only for what it keeps out. */
const COMMON = 0.05;
const SELECTIVE = 0.5;
