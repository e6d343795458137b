import { sentenceText, type Entry } from '#client/console/lists/audit-sentence.ts';

interface FoldedEvents {
  /** The latest of them. */
  entry: Entry;
  count: number;
}

/** Consecutive events with the same sentence as one. Those that name different things stay apart. */
export function foldEvents(entries: readonly Entry[]): FoldedEvents[] {
  const folded: (FoldedEvents & { sentence: string })[] = [];
  for (const entry of entries) {
    const sentence = sentenceText(entry);
    const last = folded.at(-1);
    const isSame =
      last?.sentence === sentence && last.entry.event === entry.event && last.entry.actorId === entry.actorId;
    if (isSame) last.count += 1;
    else folded.push({ entry, count: 1, sentence });
  }
  return folded.map(({ entry, count }) => ({ entry, count }));
}
