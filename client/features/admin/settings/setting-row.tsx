import { Badge, Button, Code, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Outputs } from '#client/sdk/calls.ts';

import { optionName } from '#client/console/text/option-name.ts';
import { texts } from './texts.ts';

export type Setting = Outputs['admin']['getSettings']['subjects'][number]['settings'][number];

interface SettingRowProps {
  setting: Setting;
  /** The subject that the option is listed under. */
  subject: string | null;
  /** Opens what changes it. */
  onChange: (setting: Setting) => void;
}

/** An option: its name and meaning, how it is written, its value, and where the value comes from. */
export function SettingRow({ setting, subject, onChange }: SettingRowProps) {
  const { path, description, variable, source, default: initial } = setting;
  const isChanged = source !== 'default' && initial !== null && initial !== setting.value;
  return (
    <li className="row setting">
      <div className="grow">
        <Text size="sm" fw={500} component="div" lang="en" dir="ltr" ta="start">
          {optionName(path, subject)}
        </Text>
        {description ? (
          <Text size="sm" c="dimmed" component="div" lang="en" dir="ltr" ta="start">
            {withCode(description)}
          </Text>
        ) : null}
        <Group gap="0 0.625rem" mt={4} className="setting-code">
          <code>{path}</code>
          {variable === null ? null : <code>{variable}</code>}
        </Group>
      </div>
      <div className="setting-value" data-default={source === 'default' || undefined}>
        <Source source={source} />
        <Value setting={setting} />
        {isChanged ? (
          <Text size="xs" c="dimmed" component="div">
            {texts.configuration.default(initial)}
          </Text>
        ) : null}
        <ChangeButton name={optionName(path, subject)} onClick={() => onChange(setting)} />
      </div>
    </li>
  );
}

/** Opens the drawer of what has the name. */
export function ChangeButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { action } = texts.change;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className="setting-change"
      aria-label={`${action} ${name}`}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {action}
    </Button>
  );
}

/** In descriptions, code stands between backticks. Links lead to pages of the repository, which are not served here. */
export function withCode(description: string): ReactNode[] {
  return description
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

const looks = {
  environment: { variant: 'filled' },
  file: { variant: 'default', c: 'var(--gatehouse-good)' },
  saved: { variant: 'default', c: 'var(--mantine-color-anchor)' },
  default: { variant: 'default' },
} as const;

export function Source({ source }: Pick<Setting, 'source'>) {
  return (
    <Badge size="sm" {...looks[source]}>
      {texts.configuration.sources[source]}
    </Badge>
  );
}

export function Value({ setting: { kind, value } }: { setting: Setting }) {
  if (kind !== 'value') {
    return (
      <Text size="sm" c={kind === 'unset' ? 'dimmed' : undefined} component="div">
        {texts.configuration[kind]}
      </Text>
    );
  }
  return <Code>{value}</Code>;
}
