import './settings.css';

import { Checkbox, Group, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { SearchField } from '#client/console/forms/search-field.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { optionName } from '#client/console/text/option-name.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ChangeDrawer } from './change-drawer.tsx';
import type { FieldSettings } from './field-row.tsx';
import type { Setting } from './setting-row.tsx';
import { isSet, lockOf } from './source.ts';
import { hasChanges, Subjects, type Subject } from './subjects.tsx';
import { texts } from './texts.ts';

/** Every option with its value, its source, and what changes it. At first those that differ from their default. */
export function Configuration() {
  const { get, change } = useListAddress();
  const query = trpc.admin.getSettings.useQuery();
  const [changing, setChanging] = useState<Setting | FieldSettings | null>(null);
  const search = get('search');
  const { may } = usePlatformAccess();
  const canSave = may({ settings: ['update'] });
  const changeable = canSave && get('changeable') === 'true';
  // A search and a filter are over all options, unless the address says otherwise.
  const areFound = search !== '' || changeable;
  const isChangedOnlyAtFirst = !areFound && hasChanges(query.data?.subjects ?? []);
  const changedOnly = get('changed') === '' ? isChangedOnlyAtFirst : get('changed') === 'true';
  const replace = (changes: Record<string, string>) => change(changes, { replace: true });
  const showChangedOnly = (isOn: boolean) => replace({ changed: String(isOn) });
  return (
    <>
      <Group gap="md">
        <SearchField label={texts.configuration.search} value={search} onSearch={(text) => replace({ search: text })} />
        <Checkbox
          label={texts.configuration.changedOnly}
          checked={changedOnly}
          onChange={({ currentTarget }) => showChangedOnly(currentTarget.checked)}
        />
        {canSave ? (
          <Checkbox
            label={texts.configuration.changeable}
            checked={changeable}
            onChange={({ currentTarget }) => replace({ changeable: currentTarget.checked ? 'true' : '' })}
          />
        ) : null}
      </Group>
      <Loaded query={query} rows={8}>
        {({ subjects }) => {
          const found = filtered(subjects, { search, changedOnly, changeable });
          return (
            <>
              <VisuallyHidden aria-live="polite">{texts.configuration.count(countOf(found))}</VisuallyHidden>
              <Subjects
                // The sections that are opened in one view are not those of another.
                key={`${changedOnly} ${changeable} ${search}`}
                subjects={found}
                areFound={areFound}
                changedOnly={changedOnly}
                onShowAll={() => showChangedOnly(false)}
                onChange={setChanging}
              />
            </>
          );
        }}
      </Loaded>
      <ChangeDrawer changing={changing} onClose={() => setChanging(null)} />
    </>
  );
}

const countOf = (subjects: Subject[]) => subjects.reduce((sum, { settings }) => sum + settings.length, 0);

interface Filter {
  search: string;
  changedOnly: boolean;
  /** Only options that can be saved here. */
  changeable: boolean;
}

/** The subjects with the options whose name, path, description, variable or value contains every word. */
function filtered(subjects: Subject[], { search, changedOnly, changeable }: Filter): Subject[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !changeable) return subjects;
  const matches = (setting: Setting) => {
    const { path, description, variable, value } = setting;
    const content = [path, optionName(path, null), description, variable, value].join('\n').toLowerCase();
    return (
      (!changedOnly || isSet(setting)) &&
      (!changeable || (setting.isSavable && lockOf(setting) === null)) &&
      words.every((word) => content.includes(word))
    );
  };
  const matching = subjects.map((subject) => ({ ...subject, settings: subject.settings.filter(matches) }));
  return matching.filter(({ settings }) => settings.length > 0);
}
