import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useFeatures } from '#client/console/feature.ts';

import { loadAttention } from './load-attention.ts';
import { stepFindings } from './checklist.tsx';
import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

interface Line {
  key: string;
  text: string;
  /** Where it comes from. */
  cause?: string;
  to?: string | undefined;
}

/** What administrators should look at: what the features count, mails, and unsafe settings. */
export function NeedsAttention({ overview }: { overview: OverviewData }) {
  const rules = use(loadAttention(useFeatures()));
  const lines: Line[] = [
    ...mailLines(overview),
    ...overview.attention.flatMap(({ name, count }) => {
      const rule = rules.get(name);
      return rule ? [{ key: name, text: rule.text(count), to: rule.to }] : [];
    }),
    ...findingLines(overview),
  ];
  return (
    <Paper>
      <Title order={2} px="lg" py="sm">
        {texts.attention.title}
      </Title>
      <ul className="rows">
        {lines.length === 0 ? (
          <Row icon={<IconCircleCheck size={18} color="var(--gatehouse-good)" aria-hidden />}>
            {texts.attention.none}
          </Row>
        ) : (
          lines.map(({ key, text, cause, to }) => (
            <Row key={key} icon={<IconAlertTriangle size={18} color="var(--mantine-color-yellow-7)" aria-hidden />}>
              {to === undefined ? (
                text
              ) : (
                <Anchor component={Link} to={to} c="inherit" inherit>
                  {text}
                </Anchor>
              )}
              {cause === undefined ? null : (
                <Text size="xs" c="dimmed" component="div">
                  {cause}
                </Text>
              )}
            </Row>
          ))
        )}
      </ul>
    </Paper>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="row">
      <span style={{ display: 'flex', flexShrink: 0 }}>{icon}</span>
      <Text size="sm" className="grow" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </li>
  );
}

function mailLines({ mails: { delayed }, days }: OverviewData): Line[] {
  const undelivered = days.slice(-7).reduce((sum, day) => sum + day.undeliveredMails, 0);
  return [
    ...(delayed > 0 ? [{ key: 'delayed', text: texts.mails.delayed(delayed) }] : []),
    ...(undelivered > 0
      ? [{ key: 'undelivered', text: texts.mails.undelivered(undelivered), to: '/admin/audit?event=mail.undelivered' }]
      : []),
  ];
}

/** What the first steps do not name already. */
function findingLines({ findings }: OverviewData): Line[] {
  const ofSteps = Object.values(stepFindings).flat();
  return findings
    .filter(({ name }) => !ofSteps.includes(name))
    .map(({ name, message }) => ({ key: name, ...lineOf(message) }));
}

/** A finding says what is set and, after a colon, what follows from it. The name of an option leads to its value. */
function lineOf(message: string): Omit<Line, 'key'> {
  const [, cause = '', effect] = /^(.*?)(?:: (.*))?$/s.exec(message)!;
  const [option] = /^\w+\.\w+/.exec(cause) ?? [];
  return {
    text: capitalized(effect ?? cause),
    ...(effect === undefined ? {} : { cause: option === undefined ? capitalized(cause) : cause }),
    ...(option === undefined ? {} : { to: `/admin/settings?search=${option}` }),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
