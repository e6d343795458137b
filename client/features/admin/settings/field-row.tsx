import { Code, Group, Text } from '@mantine/core';

import { optionName } from '#client/console/text/option-name.ts';

import { Source, type Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

/** The options of one additional field. */
export interface FieldSettings {
  /** `user.additionalFields.jobTitle` */
  path: string;
  settings: Setting[];
}

/** Options one by one, and those of each additional field together. */
export function withFields(settings: readonly Setting[]): (Setting | FieldSettings)[] {
  const fields = Map.groupBy(settings, ({ path }) => /^.*\badditionalFields\.[^.]+(?=\.)/.exec(path)?.[0] ?? path);
  return [...fields].flatMap(([path, group]): (Setting | FieldSettings)[] =>
    group.every((setting) => setting.path === path) ? group : [{ path, settings: group }],
  );
}

/** An additional field: its name, and what is set of it. */
export function FieldRow({ field: { path, settings }, subject }: { field: FieldSettings; subject: string | null }) {
  const isSet = ({ source }: Setting) => source !== 'default';
  const { source } = settings.find(isSet) ?? settings[0]!;
  return (
    <li className="row setting">
      <div className="grow">
        <Text size="sm" fw={500} component="div" lang="en" dir="ltr" ta="start">
          {optionName(path, subject)}
        </Text>
        <Group mt={4} className="setting-code">
          <code>{path}</code>
        </Group>
      </div>
      <div className="setting-value">
        <Source source={source} />
        {settings.filter(isSet).map((setting) => (
          <Code key={setting.path}>{`${setting.path.slice(path.length + 1)}: ${shownValue(setting)}`}</Code>
        ))}
      </div>
    </li>
  );
}

function shownValue({ kind, value }: Setting): string {
  return kind === 'value' ? (value ?? '') : texts.configuration[kind];
}
