import { Code, Group, Paper, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';

import { State } from '#client/console/parts/state.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Screen } from '#client/page/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { codeTexts } from './code-texts.ts';
import { texts } from './texts.ts';

type Imports = Outputs['admin']['listImports'];
type Run = Imports['runs'][number];

/** The runs of the command, and the passwords that no sign-in has renewed yet. */
export function ImportsScreen() {
  return (
    <Permitted needs={{ user: ['list'] }}>
      <ListOfImports />
    </Permitted>
  );
}

function ListOfImports() {
  const query = trpc.admin.listImports.useQuery();
  return (
    <Screen title={texts.title} about={texts.about}>
      <Paper>
        <List query={query} itemsOf={({ runs }) => runs} empty={{ icon: <IconFileImport />, ...texts.empty }}>
          {(runs) => (
            <ul className="rows">
              {runs.map((run) => (
                <li className="row" key={run.id}>
                  <RunDetails run={run} />
                </li>
              ))}
            </ul>
          )}
        </List>
      </Paper>
      {query.data && query.data.runs.length > 0 ? <Hashes hashes={query.data.hashes} /> : null}
    </Screen>
  );
}

const kinds = { running: 'neutral', stopped: 'bad', done: 'good' } as const;

function RunDetails({ run: { source, state, startedAt, counts, codes } }: { run: Run }) {
  return (
    <Stack gap="xs" className="grow">
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {source}
        </Text>
        <State kind={kinds[state]}>{texts.state[state]}</State>
        <Text size="sm" c="dimmed">
          <RelativeTime at={startedAt} />
        </Text>
      </Group>
      {counts.length > 0 ? <Counts counts={counts} /> : null}
      {codes.length > 0 ? (
        <Text size="sm" c="dimmed" component="div">
          {texts.reasons}
          <ul className="plain-list">
            {codes.map(({ code, count }) => (
              <li key={code}>
                {count.toLocaleString(pageLocale())} × {textOf(code)} <Code>{code}</Code>
              </li>
            ))}
          </ul>
        </Text>
      ) : null}
    </Stack>
  );
}

/** Codes of a newer version have no text yet. */
const textOf = (code: string) => (codeTexts as Readonly<Record<string, string>>)[code] ?? '';

const columns = ['created', 'changed', 'equal', 'left'] as const;

function Counts({ counts }: Pick<Run, 'counts'>) {
  return counts.map(({ kind, ...own }) => (
    <Text size="sm" key={kind}>
      {texts.kinds[kind]}:{' '}
      {columns
        .filter((column) => own[column] > 0)
        .map((column) => `${texts.columns[column]} ${own[column].toLocaleString(pageLocale())}`)
        .join(' · ')}
    </Text>
  ));
}

function Hashes({ hashes }: Pick<Imports, 'hashes'>) {
  return (
    <Card title={texts.hashes.title} about={texts.hashes.about}>
      {hashes.length === 0 ? (
        <Text size="sm">{texts.hashes.none}</Text>
      ) : (
        hashes.map(({ family, count }) => (
          <Text size="sm" key={family}>
            <Code>{family}</Code> {texts.hashes.users(count)}
          </Text>
        ))
      )}
    </Card>
  );
}
