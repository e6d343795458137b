import { Checkbox, NativeSelect, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';

import { isolated } from '#client/console/applications/isolated.ts';
import type { AgentBudget } from '#shared/oauth-provider/terms.ts';

import type { Interaction } from './interaction.ts';
import { texts } from './terms-texts.ts';

type Offered = NonNullable<Interaction['terms']>;

/** What the user decides about an agent beside its scopes. */
export interface ChosenTerms {
  days: number;
  budget: AgentBudget;
  delegates: string[];
}

const CHOICES = [1, 7, 30, 90];

/** The longest period of those that are offered, up to a month. */
export function initialTerms({ maximumDays, budget }: Offered): ChosenTerms {
  return { days: Math.min(maximumDays, 30), budget, delegates: [] };
}

interface TermsProps {
  offered: Offered;
  terms: ChosenTerms;
  onChange: (terms: ChosenTerms) => void;
}

/** Until when an agent has access, how much of it, and to whom it may pass it on. */
export function Terms({ offered, terms, onChange }: TermsProps) {
  const { purpose, responsible, maximumDays, budget, delegates } = offered;
  const days = [...new Set([...CHOICES.filter((each) => each <= maximumDays), terms.days])].toSorted((a, b) => a - b);
  const change = (members: Partial<ChosenTerms>) => onChange({ ...terms, ...members });
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm">
          <bdi>{purpose}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {responsible === null ? texts.agent : texts.responsible(isolated(responsible))}
        </Text>
      </div>
      <NativeSelect
        label={texts.until}
        value={String(terms.days)}
        data={days.map((each) => ({ value: String(each), label: texts.days(each) }))}
        onChange={({ currentTarget: { value } }) => change({ days: Number(value) })}
      />
      <SimpleGrid cols={2}>
        {(['calls', 'writes'] as const).map((name) => (
          <NumberInput
            key={name}
            label={texts[name]}
            value={terms.budget[name]}
            min={name === 'calls' ? 1 : 0}
            max={budget[name]}
            clampBehavior="strict"
            allowDecimal={false}
            onChange={(value) =>
              change({ budget: { ...terms.budget, [name]: typeof value === 'number' ? value : budget[name] } })
            }
          />
        ))}
      </SimpleGrid>
      {delegates.length > 0 ? (
        <Checkbox.Group
          label={texts.delegates}
          value={terms.delegates}
          onChange={(chosen) => change({ delegates: chosen })}
        >
          <Stack gap={6} mt={6}>
            {delegates.map(({ client_id, client_name }) => (
              <Checkbox key={client_id} value={client_id} label={<bdi>{client_name}</bdi>} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : null}
    </Stack>
  );
}
