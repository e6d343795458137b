import { Code, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';

import { eventTitle } from '#client/console/lists/audit-texts.ts';
import type { EventType } from '#shared/event-log/schemas.ts';

import { texts } from './texts.ts';
import { useWebhookOwner } from './webhook-calls.ts';

type Subject = keyof typeof texts.subjects;

/** By the beginning of a type: `session.started` is about signing in. */
const subjects: Readonly<Record<string, Subject>> = {
  user: 'users',
  username: 'users',
  email: 'users',
  'security-notices': 'users',
  'personal-data': 'users',
  import: 'users',
  admin: 'users',
  session: 'signIn',
  account: 'signIn',
  password: 'signIn',
  'two-factor': 'signIn',
  passkey: 'signIn',
  organization: 'organizations',
  'organization-role': 'organizations',
  member: 'members',
  invitation: 'members',
  team: 'teams',
  'api-key': 'keys',
  'service-account': 'keys',
  webhook: 'webhooks',
  'audit-stream': 'webhooks',
  'organization-domain': 'enterprise',
  sso: 'enterprise',
  'sso-connection': 'enterprise',
  'setup-link': 'enterprise',
  directory: 'directories',
  'directory-user': 'directories',
  'directory-group': 'directories',
  device: 'applications',
  agent: 'agents',
};

function subjectOf(type: EventType): Subject {
  const [name] = type.split('.') as [string];
  return subjects[name] ?? (name.startsWith('oauth-') ? 'applications' : 'other');
}

/** Those whose words, type or subject contain the text. */
const matching: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLocaleLowerCase();
  const contains = (text: unknown) => typeof text === 'string' && text.toLocaleLowerCase().includes(wanted);
  return options.flatMap((each) => {
    if (!('group' in each)) return [];
    const items = contains(each.group)
      ? each.items
      : each.items.filter(({ label, value }) => contains(label) || contains(value));
    return items.length === 0 ? [] : [{ ...each, items }];
  });
};

/** The props of a choice of events, by subject, each with its words and its type; by default of all that occur. */
export function useEventChoice(offered?: readonly EventType[]) {
  const { types: all } = useWebhookOwner();
  const types = offered ?? all;
  const data = useMemo(() => {
    const bySubject = Map.groupBy(types, subjectOf);
    return (Object.keys(texts.subjects) as Subject[]).flatMap((subject) => {
      const items = (bySubject.get(subject) ?? []).map((type) => ({ value: type as string, label: eventTitle(type) }));
      return items.length === 0 ? [] : [{ group: texts.subjects[subject], items }];
    });
  }, [types]);
  return {
    data,
    filter: matching,
    renderOption: EventOption,
    nothingFoundMessage: texts.fields.noEvent,
    maxDropdownHeight: 320,
    searchable: true,
  };
}

function EventOption({ option, checked = false }: { option: ComboboxItem; checked?: boolean }) {
  return (
    <span className="event-option">
      <span>{option.label}</span>
      <Code>{option.value}</Code>
      {checked ? <IconCheck size={14} aria-hidden /> : null}
    </span>
  );
}
