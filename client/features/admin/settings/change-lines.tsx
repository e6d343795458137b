import { Alert, Text } from '@mantine/core';

import { CopiedLines } from './copied-lines.tsx';
import { EnteredValue, useEnteredValue } from './entered-value.tsx';
import { environmentLine, fileLines, literalOf } from './option-lines.ts';
import type { Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

/** The control, and the lines with its value. */
export function EnteredLines({ setting }: { setting: Setting }) {
  const entered = useEnteredValue(setting);
  return (
    <>
      <EnteredValue setting={setting} entered={entered} defaultHint={texts.change.isDefault} />
      <ValueLines setting={setting} entered={entered} />
    </>
  );
}

interface ValueLinesProps {
  setting: Setting;
  entered: ReturnType<typeof useEnteredValue>;
}

/** The lines with the value of a control. */
export function ValueLines({ setting: { path, variable }, entered: { value, error } }: ValueLinesProps) {
  if (error !== undefined) {
    return (
      <Text size="sm" c="dimmed">
        {texts.change.invalid}
      </Text>
    );
  }
  return (
    <Lines
      path={path}
      environment={variable === null ? null : environmentLine(variable, value)}
      literal={literalOf(value)}
    />
  );
}

/** Secrets are not entered into a page, and functions are code. */
export function PlaceholderLines({ setting }: { setting: Setting }) {
  const { change } = texts;
  const { path, variable, input } = setting;
  const isFunction = input.control === 'function';
  return (
    <>
      <Alert color="gray">{isFunction ? change.function : change.secret}</Alert>
      <Lines path={path} environment={variable === null ? null : `${variable}=…`} literal={placeholderOf(setting)} />
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
  /** The lines for the environment; null if no variable sets it. */
  environment: string | null;
  /** The value in TypeScript. */
  literal: string;
}

export function Lines({ path, environment, literal }: LinesProps) {
  const { change } = texts;
  return (
    <>
      {environment === null ? (
        <Text size="sm" c="dimmed">
          {change.noVariable}
        </Text>
      ) : (
        <CopiedLines title={change.environment} lines={environment} what={change.whatVariable} />
      )}
      <CopiedLines title={FILE} lines={fileLines(path, literal)} what={change.whatLines} />
      {environment === null ? null : (
        <Text size="sm" c="dimmed">
          {change.either}
        </Text>
      )}
    </>
  );
}
