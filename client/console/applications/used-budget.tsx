import { Progress, Text } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';

import { texts } from './budget-texts.ts';

interface Amounts {
  calls: number;
  writes: number;
}

/** What an agent has used of its budget of today. */
export function UsedBudget({ used, budget }: { used: Amounts; budget: Amounts }) {
  const wordsFor = (kind: keyof Amounts) =>
    texts[kind](used[kind].toLocaleString(pageLocale()), budget[kind].toLocaleString(pageLocale()));
  return (
    <>
      <Text size="sm" c="dimmed">
        {wordsFor('calls')} · {wordsFor('writes')}
      </Text>
      <Progress value={(used.calls / budget.calls) * 100} size="sm" mt={4} maw={320} aria-label={wordsFor('calls')} />
    </>
  );
}
