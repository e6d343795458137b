import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { sentenceOf, type Entry } from './audit-sentence.ts';

/** The address of the page of a user or an organization, for readers who may open it. */
export type PageOf = (kind: 'user' | 'organization', id: string) => string | undefined;

interface SentenceProps {
  entry: Entry;
  pageOf: PageOf;
  after?: ReactNode;
}

/** The sentence of an entry, with its names in bold or as links. */
export function Sentence({ entry, pageOf, after }: SentenceProps) {
  return (
    <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
      {sentenceOf(entry).map(({ text, kind, id }, index) => {
        if (kind === 'text') return text;
        const to = id === undefined || kind === 'value' ? undefined : pageOf(kind, id);
        return to === undefined ? (
          <Text key={index} fw={500} inherit span>
            <bdi>{text}</bdi>
          </Text>
        ) : (
          <Anchor key={index} component={Link} to={to} className="above-target" fw={500} c="inherit" inherit>
            <bdi>{text}</bdi>
          </Anchor>
        );
      })}
      {after}
    </Text>
  );
}
