import { Button, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsOff, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { NoMatch } from '#client/console/lists/list.tsx';
import type { Outputs } from '#client/sdk/calls.ts';

import { FieldRow, withFields, type FieldSettings } from './field-row.tsx';
import { SectionLinks, sectionId, sectionName } from './section-links.tsx';
import { SettingRow, withCode, type Setting } from './setting-row.tsx';
import { isSet } from './source.ts';
import { texts } from './texts.ts';

export type Subject = Outputs['admin']['getSettings']['subjects'][number];

const changedOf = ({ settings }: Subject) => settings.filter(isSet);

export const hasChanges = (subjects: readonly Subject[]) => subjects.some((subject) => changedOf(subject).length > 0);

interface SubjectsProps {
  subjects: Subject[];
  /** Of a search or a filter: all of them are open, with all their options. */
  areFound: boolean;
  /** Only options that differ from their default are shown, and only sections with some. */
  changedOnly: boolean;
  /** Shows the other sections too. */
  onShowAll: () => void;
  onChange: (setting: Setting | FieldSettings) => void;
}

/** The sections beside their index. Without a search, those with changes are open, or else all are closed. */
export function Subjects({ subjects, areFound, changedOnly, onShowAll, onChange }: SubjectsProps) {
  const anchor = useLocation().hash.slice(1);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>(anchor === '' ? {} : { [anchor]: true });
  // The browser looked for the anchor before the options were loaded.
  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  const isHidden = (subject: Subject) =>
    changedOnly && changedOf(subject).length === 0 && chosen[sectionId(subject.name)] !== true;
  const shown = subjects.filter((subject) => !isHidden(subject));
  const hidden = subjects.length - shown.length;
  const sections = shown.map((subject) => ({ name: subject.name, changed: changedOf(subject).length }));
  if (subjects.length === 0) {
    return (
      <Paper>
        <NoMatch icon={<IconAdjustmentsOff />} {...texts.configuration.empty} />
      </Paper>
    );
  }
  return (
    <div className="settings-sections">
      <SectionLinks sections={sections} onOpen={(id) => setChosen({ ...chosen, [id]: true })} />
      <Stack gap="sm">
        {shown.map((subject) => {
          const id = sectionId(subject.name);
          const isOpen = chosen[id] ?? (areFound || changedOnly);
          return (
            <SubjectGroup
              key={id}
              subject={subject}
              isOpen={isOpen}
              onToggle={() => setChosen({ ...chosen, [id]: !isOpen })}
              changedOnly={changedOnly && !areFound}
              onChange={onChange}
            />
          );
        })}
        {hidden === 0 ? null : (
          <div>
            <Button variant="default" onClick={onShowAll}>
              {texts.configuration.showUnchanged(hidden)}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}

interface SubjectGroupProps {
  subject: Subject;
  isOpen: boolean;
  onToggle: () => void;
  changedOnly: boolean;
  onChange: (setting: Setting | FieldSettings) => void;
}

/** A section behind its title, which says how many options it has and how many differ from their default. */
function SubjectGroup({ subject, isOpen, onToggle, changedOnly, onChange }: SubjectGroupProps) {
  const { configuration } = texts;
  const [showsDefaults, { toggle }] = useDisclosure();
  const { name, description, settings } = subject;
  const changed = changedOf(subject);
  const canFold = changedOnly && changed.length > 0 && changed.length < settings.length;
  const shown = canFold && !showsDefaults ? changed : settings;
  return (
    <Paper component="section" className="setting-group">
      <div className="setting-group-head">
        <Title order={2} id={sectionId(name)} className="section-title">
          <UnstyledButton aria-expanded={isOpen} onClick={onToggle}>
            <IconChevronDown size={16} aria-hidden />
            {sectionName(name)}
          </UnstyledButton>
        </Title>
        <Text size="sm" c="dimmed">
          {configuration.count(settings.length)}
          {changed.length > 0 ? ` · ${configuration.changed(changed.length)}` : null}
        </Text>
      </div>
      {isOpen ? (
        <>
          {description === null ? null : (
            <Text size="sm" c="dimmed" lang="en" dir="ltr" ta="start" className="setting-group-about">
              {withCode(description)}
            </Text>
          )}
          <ul className="rows">
            {withFields(shown).map((row) =>
              'settings' in row ? (
                <FieldRow key={row.path} field={row} subject={name} onChange={onChange} />
              ) : (
                <SettingRow key={row.path} setting={row} subject={name} onChange={onChange} />
              ),
            )}
            {canFold ? (
              <li className="row">
                <Button variant="subtle" size="compact-sm" ms={-8} aria-expanded={showsDefaults} onClick={toggle}>
                  {showsDefaults
                    ? configuration.hideDefaults
                    : configuration.showDefaults(settings.length - changed.length)}
                </Button>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </Paper>
  );
}
