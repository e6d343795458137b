import { Alert, List, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

import { Card } from '#client/console/parts/card.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Screen } from '#client/page/screen.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Checklist, stepFindings } from './checklist.tsx';
import { DailyFigures } from './daily-figures.tsx';
import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

/** The start of the administration. */
export function OverviewScreen() {
  return (
    <Permitted needs={{ user: ['list'], audit: ['list'] }}>
      <OverviewOfService />
    </Permitted>
  );
}

function OverviewOfService() {
  const query = trpc.admin.getOverview.useQuery();
  return (
    <Loaded query={query} screen>
      {(overview) => (
        <Screen title={texts.title} about={texts.about}>
          <Totals overview={overview} />
          <DailyFigures days={overview.days} />
          <Checklist overview={overview} />
          <Findings findings={overview.findings} />
        </Screen>
      )}
    </Loaded>
  );
}

function Totals({ overview: { users, organizations, mails, days } }: { overview: OverviewData }) {
  const undelivered = days.slice(-7).reduce((sum, { undeliveredMails }) => sum + undeliveredMails, 0);
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <Total {...users} label={texts.totals.users} />
        <Total {...organizations} label={texts.totals.organizations} />
        <Total {...mails.waiting} label={texts.mails.waiting} />
        <Total count={undelivered} label={texts.mails.undelivered} />
      </SimpleGrid>
      {mails.delayed > 0 ? (
        <Alert color="yellow" icon={<IconAlertTriangle />}>
          {texts.mails.delayed(mails.delayed)}
        </Alert>
      ) : null}
    </Stack>
  );
}

interface TotalProps {
  count: number;
  isCapped?: boolean;
  label: (count: number) => string;
}

function Total({ count, isCapped = false, label }: TotalProps) {
  return (
    <Paper p="lg">
      <Text fz="1.5rem" fw={600} lh={1.2}>
        {count.toLocaleString(pageLocale())}
        {isCapped ? '+' : ''}
      </Text>
      <Text size="sm" c="dimmed">
        {label(count)}
      </Text>
    </Paper>
  );
}

/** What the first steps do not name already. */
function Findings({ findings: all }: { findings: OverviewData['findings'] }) {
  const ofSteps = Object.values(stepFindings).flat();
  const findings = all.filter(({ name }) => !ofSteps.includes(name));
  if (findings.length === 0 && all.length > 0) return null;
  return (
    <Card title={texts.findings.title} about={findings.length > 0 ? texts.findings.about : undefined}>
      {findings.length === 0 ? (
        <Text size="sm">{texts.findings.none}</Text>
      ) : (
        <List size="sm" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
          {findings.map(({ name, message }) => (
            <List.Item key={name}>{asSentence(message)}</List.Item>
          ))}
        </List>
      )}
    </Card>
  );
}

/** The name of an option at the start stays as it is written. */
function asSentence(message: string): string {
  return /^\w+\./.test(message) ? message : message.charAt(0).toUpperCase() + message.slice(1);
}
