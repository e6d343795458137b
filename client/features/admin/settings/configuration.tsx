import './settings.css';

import { Checkbox, Group, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';

import { SearchField } from '#client/console/forms/search-field.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { optionName } from '#client/console/text/option-name.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ChangeDrawer } from './change-drawer.tsx';
import type { Setting } from './setting-row.tsx';
import { hasChanges, Subjects, type Subject } from './subjects.tsx';
import { texts } from './texts.ts';

/** Every option with its value, its source, and the lines that change it. At first those that differ from their default. */
export function Configuration() {
  const { get, change } = useListAddress();
  const query = trpc.admin.getSettings.useQuery();
  const [changing, setChanging] = useState<Setting | null>(null);
  const search = get('search');
  // A search is over all options, unless the address says otherwise.
  const isChangedOnlyAtFirst = search === '' && hasChanges(query.data?.subjects ?? []);
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
      </Group>
      <Loaded query={query} rows={8}>
        {({ subjects }) => {
          const found = filtered(subjects, { search, changedOnly });
          return (
            <>
              <VisuallyHidden aria-live="polite">{texts.configuration.count(countOf(found))}</VisuallyHidden>
              <Subjects
                // The sections that are opened in one view are not those of another.
                key={`${changedOnly} ${search}`}
                subjects={found}
                areFound={search !== ''}
                changedOnly={changedOnly}
                onShowAll={() => showChangedOnly(false)}
                onChange={setChanging}
              />
            </>
          );
        }}
      </Loaded>
      <ChangeDrawer setting={changing} onClose={() => setChanging(null)} />
    </>
  );
}

const countOf = (subjects: Subject[]) => subjects.reduce((sum, { settings }) => sum + settings.length, 0);

/** The subjects with the options whose name, path, description, variable or value contains every word. */
function filtered(subjects: Subject[], { search, changedOnly }: { search: string; changedOnly: boolean }): Subject[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return subjects;
  const matching = subjects.map((subject) => ({
    ...subject,
    settings: subject.settings.filter(({ path, description, variable, value, source }) => {
      const content = [path, optionName(path, null), description, variable, value].join('\n').toLowerCase();
      return !(changedOnly && source === 'default') && words.every((word) => content.includes(word));
    }),
  }));
  return matching.filter(({ settings }) => settings.length > 0);
}
