import type { ReactNode } from 'react';

/** A sentence in which a value stands in bold where its text has `{value}`. */
export function WithValue({ text, value }: { text: string; value: ReactNode }) {
  const [before, after] = text.split('{value}');
  return (
    <>
      {before}
      <strong>
        <bdi>{value}</bdi>
      </strong>
      {after}
    </>
  );
}
