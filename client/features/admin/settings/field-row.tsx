import { Code, Group, Text } from '@mantine/core';

import { optionName } from '#client/console/text/option-name.ts';

import { ChangeButton, Source, type Setting } from './setting-row.tsx';
import { isSet, sourceOf } from './source.ts';
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

interface FieldRowProps {
  field: FieldSettings;
  subject: string | null;
  onChange: (field: FieldSettings) => void;
}

/** An additional field: its name, and what is set of it. */
export function FieldRow({ field, subject, onChange }: FieldRowProps) {
  const { path, settings } = field;
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
        <Source source={sourceOf(settings)} />
        {settings.filter(isSet).map((setting) => (
          <Code key={setting.path}>{shownValue(setting, path)}</Code>
        ))}
        <ChangeButton name={optionName(path, subject)} onClick={() => onChange(field)} />
      </div>
    </li>
  );
}

/** An option of a field in one line. */
export function shownValue({ path, kind, value }: Setting, field: string): string {
  return `${path.slice(field.length + 1)}: ${kind === 'value' ? (value ?? '') : texts.configuration[kind]}`;
}
