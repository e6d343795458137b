import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { texts as shared } from '#client/components/texts/app-texts.ts';
import { optionName } from '#client/console/text/option-name.ts';

import { ChangeControl } from './change-control.tsx';
import { CopiedLines } from './copied-lines.tsx';
import { environmentLine, fileLines, literalOf } from './option-lines.ts';
import { checked, draftOf, isEntered, type Draft } from './option-value.ts';
import { Source, Value, withCode, type Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

interface ChangeDrawerProps {
  /** Null while the drawer is closed. */
  setting: Setting | null;
  onClose: () => void;
}

/** The lines that set an option to another value. The service reads them at its start; nothing is changed here. */
export function ChangeDrawer({ setting, onClose }: ChangeDrawerProps) {
  return (
    <Drawer
      opened={setting !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={setting ? texts.change.title(optionName(setting.path, null)) : null}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      {setting ? <Change key={setting.path} setting={setting} /> : null}
    </Drawer>
  );
}

function Change({ setting }: { setting: Setting }) {
  const { change } = texts;
  const { path, description, source, variable } = setting;
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed" component="div" lang="en" dir="ltr" ta="start">
          {withCode(description)}
        </Text>
        <Group gap="xs" mt="xs">
          <Text size="sm">{change.now}</Text>
          <Value setting={setting} />
          <Source source={source} />
        </Group>
      </div>
      {isEntered(setting) ? <EnteredLines setting={setting} /> : <PlaceholderLines setting={setting} />}
      {source === 'environment' ? <Alert color="yellow">{change.environmentWins(variable ?? path)}</Alert> : null}
      <Text size="sm" fw={500}>
        {change.restart}
      </Text>
    </Stack>
  );
}

/** The control, and the lines with its value. */
function EnteredLines({ setting }: { setting: Setting }) {
  const { change } = texts;
  const { path, variable, input, value, default: initial } = setting;
  const [typed, setDraft] = useState<Draft | null>(null);
  const draft = typed ?? draftOf(input, value);
  const { error, value: entered } = checked(input, draft);
  const toDefault = () => setDraft(draftOf(input, initial));
  const isDefault = initial !== null && JSON.stringify(draft) === JSON.stringify(draftOf(input, initial));
  return (
    <>
      <ChangeControl input={input} draft={draft} error={typed === null ? undefined : error} onChange={setDraft} />
      {initial === null ? null : (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {isDefault ? change.isDefault : texts.configuration.default(initial)}
          </Text>
          {isDefault ? null : (
            <Button size="compact-sm" variant="subtle" onClick={toDefault}>
              {change.useDefault}
            </Button>
          )}
        </Group>
      )}
      {error === undefined ? (
        <Lines
          path={path}
          variable={variable}
          environment={variable === null ? '' : environmentLine(variable, entered)}
          literal={literalOf(entered)}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {change.invalid}
        </Text>
      )}
    </>
  );
}

/** Secrets are not entered into a page, and functions are code. */
function PlaceholderLines({ setting }: { setting: Setting }) {
  const { change } = texts;
  const { path, variable, input } = setting;
  const isFunction = input.control === 'function';
  return (
    <>
      <Alert color="gray">{isFunction ? change.function : change.secret}</Alert>
      <Lines path={path} variable={variable} environment={`${variable}=…`} literal={placeholderOf(setting)} />
    </>
  );
}

function placeholderOf({ input: { control, fields }, default: initial }: Setting): string {
  if (control === 'function') return '(…) => { … }';
  if (fields.length > 0) return `{ ${fields.map((field) => `${field}: '…'`).join(', ')} }`;
  return initial?.startsWith('{') ? '{ … }' : "'…'";
}

const FILE = 'gatehouse.config.ts';

interface LinesProps {
  path: string;
  variable: string | null;
  /** The line for the environment, if there is a variable. */
  environment: string;
  /** The value in TypeScript. */
  literal: string;
}

function Lines({ path, variable, environment, literal }: LinesProps) {
  const { change } = texts;
  return (
    <>
      {variable === null ? (
        <Text size="sm" c="dimmed">
          {change.noVariable}
        </Text>
      ) : (
        <CopiedLines title={change.environment} lines={environment} what={change.whatVariable} />
      )}
      <CopiedLines title={FILE} lines={fileLines(path, literal)} what={change.whatLines} />
      {variable === null ? null : (
        <Text size="sm" c="dimmed">
          {change.either}
        </Text>
      )}
    </>
  );
}
