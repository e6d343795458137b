import { Alert, Code, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { texts as shared } from '#client/components/texts/app-texts.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { optionName } from '#client/console/text/option-name.ts';

import { EnteredLines, Lines, PlaceholderLines } from './change-lines.tsx';
import { shownValue, type FieldSettings } from './field-row.tsx';
import { groupLiteral } from './group-lines.ts';
import { isEntered } from './option-value.ts';
import { SaveValue } from './save-value.tsx';
import { Source, Value, withCode, type Setting } from './setting-row.tsx';
import { isSet, lockOf, sourceOf } from './source.ts';
import { texts } from './texts.ts';

interface LinesDrawerProps {
  /** Null while the drawer is closed. */
  title: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function LinesDrawer({ title, onClose, children }: LinesDrawerProps) {
  return (
    <Drawer
      opened={title !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      {children}
    </Drawer>
  );
}

interface ChangeDrawerProps {
  /** An option or an additional field; null while the drawer is closed. */
  changing: Setting | FieldSettings | null;
  onClose: () => void;
}

/** Changes an option, or shows the lines that do. */
export function ChangeDrawer({ changing, onClose }: ChangeDrawerProps) {
  return (
    <LinesDrawer
      title={changing === null ? null : texts.change.title(optionName(changing.path, null))}
      onClose={onClose}
    >
      {changing === null ? null : 'settings' in changing ? (
        <ChangeField field={changing} />
      ) : (
        <Change key={changing.path} setting={changing} onClose={onClose} />
      )}
    </LinesDrawer>
  );
}

function Change({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { change } = texts;
  const { may } = usePlatformAccess();
  const { path, description, source, variable, isSavable } = setting;
  const lock = lockOf(setting);
  if (isSavable && lock === null && may({ settings: ['update'] })) {
    return (
      <Stack gap="md">
        <Now setting={setting} description={description} />
        <SaveValue setting={setting} onClose={onClose} />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Now setting={setting} description={description} />
      {lock !== null && (isSavable || source === 'environment') ? (
        <Alert color={source === 'environment' ? 'yellow' : 'gray'} title={lock} icon={<IconLock />}>
          {source === 'environment' ? change.environmentWins(variable ?? path) : change.fileWins}
        </Alert>
      ) : null}
      {isEntered(setting) ? <EnteredLines setting={setting} /> : <PlaceholderLines setting={setting} />}
      <Text size="sm" fw={500}>
        {isSavable ? change.copyOnly : change.restart}
      </Text>
    </Stack>
  );
}

function Now({ setting, description }: { setting: Setting; description: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed" component="div" lang="en" dir="ltr" ta="start">
        {withCode(description)}
      </Text>
      <Group gap="xs" mt="xs">
        <Text size="sm">{texts.change.now}</Text>
        <Value setting={setting} />
        <Source source={setting.source} />
      </Group>
    </div>
  );
}

/** An additional field is written as one object. */
function ChangeField({ field }: { field: FieldSettings }) {
  const { path, settings } = field;
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Text size="sm">{texts.change.now}</Text>
        {settings.filter(isSet).map((setting) => (
          <Code key={setting.path}>{shownValue(setting, path)}</Code>
        ))}
        <Source source={sourceOf(settings)} />
      </Group>
      <Lines path={path} environment={null} literal={groupLiteral(path, settings)} />
      <Text size="sm" fw={500}>
        {texts.change.restart}
      </Text>
    </Stack>
  );
}
