import { Button, Paper, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useFeatures, type AttentionText } from '#client/console/feature.ts';
import { settingAttention } from '#client/console/text/setting-attention.ts';

import { delayedMails, undeliveredMails } from './attention.ts';
import { stepFindings, useChecklist } from './checklist.tsx';
import { loadAttention } from './load-attention.ts';
import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

interface Found {
  text: AttentionText;
  count?: number;
  /** What it is about, with the error, as the service says it. */
  detail?: string | undefined;
}

/** What administrators should look at: what the features count, mails, and unsafe settings. */
export function NeedsAttention({ overview }: { overview: OverviewData }) {
  const rules = use(loadAttention(useFeatures()));
  const { isShown } = useChecklist(overview);
  // What the first steps name already.
  const named = isShown ? Object.values(stepFindings).flat() : [];
  const found: Found[] = [
    ...ofMails(overview),
    ...overview.attention.flatMap(({ name, count }) => {
      const text = rules.get(name);
      return text ? [{ text, count }] : [];
    }),
    ...overview.findings
      .filter(({ name }) => !named.includes(name))
      .map(({ name, message, detail }) => ({
        text: rules.get(name) ?? settingAttention('', { title: message }),
        detail,
      })),
  ];
  return (
    <Paper>
      <Title order={2} px="lg" py="sm">
        {texts.attention.title}
      </Title>
      <ul className="rows">
        {found.length === 0 ? (
          <Row icon={<IconCircleCheck size={18} color="var(--gatehouse-good)" aria-hidden />}>
            <Text size="sm">{texts.attention.none}</Text>
          </Row>
        ) : (
          found.map((each, index) => <Finding key={index} {...each} />)
        )}
      </ul>
    </Paper>
  );
}

function Row({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <li className="row finding">
      <span className="finding-icon">{icon}</span>
      <div className="grow">{children}</div>
      {action}
    </li>
  );
}

/** Its title, what follows from it, the name of the option, and the button to the remedy. */
function Finding({ text: { title, about, option, action }, count = 0, detail }: Found) {
  const { may } = usePlatformAccess();
  const withCount = (text: AttentionText['title']) => (typeof text === 'string' ? text : text(count));
  const name = withCount(title);
  const label = withCount(action.label);
  return (
    <Row
      icon={<IconAlertTriangle size={18} color="var(--mantine-color-yellow-7)" aria-hidden />}
      action={
        may(action.needs) ? (
          <Button
            component={Link}
            to={action.to}
            variant="default"
            size="xs"
            // Buttons with the same text lead to different places.
            aria-label={`${label}: ${name}`}
          >
            {label}
          </Button>
        ) : null
      }
    >
      <Text size="sm" fw={500}>
        {name}
      </Text>
      {about === undefined ? null : (
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      )}
      {[option, detail].map((code) =>
        code ? (
          <Text key={code} size="xs" c="dimmed" ff="monospace" dir="ltr" className="finding-code">
            {code}
          </Text>
        ) : null,
      )}
    </Row>
  );
}

function ofMails({ mails: { delayed }, days }: OverviewData): Found[] {
  const undelivered = days.slice(-7).reduce((sum, day) => sum + day.undeliveredMails, 0);
  return [
    { text: delayedMails, count: delayed },
    { text: undeliveredMails, count: undelivered },
  ].filter(({ count }) => count > 0);
}
