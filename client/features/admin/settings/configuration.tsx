import './settings.css';

import { Button, Checkbox, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { Card } from '#client/console/parts/card.tsx';
import { SearchField } from '#client/console/forms/search-field.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { NoMatch } from '#client/console/lists/list.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { optionName } from '#client/console/text/option-name.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { FieldRow, withFields } from './field-row.tsx';
import { SectionLinks, sectionId, sectionName } from './section-links.tsx';
import { SettingRow } from './setting-row.tsx';
import { texts } from './texts.ts';

type Subject = Outputs['admin']['getSettings']['subjects'][number];

/** Every option with its value and its source. Those with their default are folded until they are searched. */
export function Configuration() {
  const { get, change } = useListAddress();
  const query = trpc.admin.getSettings.useQuery();
  const search = get('search');
  const changedOnly = get('changed') === 'true';
  const replace = (changes: Record<string, string>) => change(changes, { replace: true });
  return (
    <>
      <Group gap="md">
        <SearchField label={texts.configuration.search} value={search} onSearch={(text) => replace({ search: text })} />
        <Checkbox
          label={texts.configuration.changedOnly}
          checked={changedOnly}
          onChange={({ currentTarget }) => replace({ changed: currentTarget.checked ? 'true' : '' })}
        />
      </Group>
      <Loaded query={query} rows={8}>
        {({ subjects }) => (
          <Subjects subjects={filtered(subjects, { search, changedOnly })} isUnfolded={changedOnly || search !== ''} />
        )}
      </Loaded>
    </>
  );
}

interface SubjectsProps {
  subjects: Subject[];
  /** Options with their default are shown at once. */
  isUnfolded: boolean;
}

function Subjects({ subjects, isUnfolded }: SubjectsProps) {
  const isUnchanged = ({ settings }: Subject) => settings.every(({ source }) => source === 'default');
  const unchanged = subjects.filter(isUnchanged);
  const shown = isUnfolded ? subjects : subjects.filter((subject) => !isUnchanged(subject));
  const folded = isUnfolded ? [] : unchanged;
  const isFolded = (id: string) => folded.some(({ name }) => sectionId(name) === id);
  const anchor = useLocation().hash.slice(1);
  const [isOpen, { toggle, open }] = useDisclosure(isFolded(anchor));
  const count = subjects.reduce((sum, { settings }) => sum + settings.length, 0);
  // The browser looked for the anchor before the options were loaded.
  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  return (
    <>
      <VisuallyHidden aria-live="polite">{texts.configuration.count(count)}</VisuallyHidden>
      {count === 0 ? (
        <Paper>
          <NoMatch icon={<IconAdjustmentsOff />} {...texts.configuration.empty} />
        </Paper>
      ) : (
        <div className="settings-sections">
          <SectionLinks sections={[...shown, ...folded]} onOpen={(id) => (isFolded(id) ? open() : undefined)} />
          <Stack gap="lg">
            {shown.map((subject) => (
              <SubjectCard key={subject.name ?? ''} subject={subject} isUnfolded={isUnfolded} />
            ))}
            {folded.length === 0 ? null : (
              <div>
                <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
                  {isOpen ? texts.configuration.hideUnchanged : texts.configuration.showUnchanged(folded.length)}
                </Button>
              </div>
            )}
            {isOpen
              ? folded.map((subject) => <SubjectCard key={subject.name ?? ''} subject={subject} isUnfolded />)
              : null}
          </Stack>
        </div>
      )}
    </>
  );
}

function SubjectCard({ subject, isUnfolded }: { subject: Subject; isUnfolded: boolean }) {
  const [isOpen, { toggle }] = useDisclosure();
  const { name, description, settings } = subject;
  const defaults = settings.filter(({ source }) => source === 'default');
  const shown = isUnfolded || isOpen ? settings : settings.filter(({ source }) => source !== 'default');
  return (
    <Card
      head={
        <div>
          <Title order={2} id={sectionId(name)} className="section-title">
            {sectionName(name)}
          </Title>
          {description === null ? null : (
            <Text size="sm" c="dimmed" lang="en">
              {description}
            </Text>
          )}
        </div>
      }
      rows
      isWide
    >
      <ul className="rows">
        {withFields(shown).map((row) =>
          'settings' in row ? (
            <FieldRow key={row.path} field={row} subject={name} />
          ) : (
            <SettingRow key={row.path} setting={row} subject={name} />
          ),
        )}
        {isUnfolded || defaults.length === 0 ? null : (
          <li className="row">
            <Button variant="subtle" size="compact-sm" ms={-8} aria-expanded={isOpen} onClick={toggle}>
              {isOpen ? texts.configuration.hideDefaults : texts.configuration.showDefaults(defaults.length)}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** The subjects with the options whose name, path, description, variable or value contains every word. */
function filtered(subjects: Subject[], { search, changedOnly }: { search: string; changedOnly: boolean }): Subject[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = subjects.map((subject) => ({
    ...subject,
    settings: subject.settings.filter(({ path, description, variable, value, source }) => {
      const content = [path, optionName(path, null), description, variable, value].join('\n').toLowerCase();
      return !(changedOnly && source === 'default') && words.every((word) => content.includes(word));
    }),
  }));
  return matching.filter(({ settings }) => settings.length > 0);
}
