const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first graphemes of the first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase() ?? '').join('');
}
