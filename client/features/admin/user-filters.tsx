import { Group, Select } from '@mantine/core';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { ChoiceFilter } from '#client/console/lists/filters/choice-filter.tsx';
import { DayFilter, startOf } from '#client/console/lists/filters/day-filter.tsx';
import { FilterBar, type SetFilter } from '#client/console/lists/filters/filter-bar.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { roleName } from '#client/console/text/role-names.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { trpc } from '#client/sdk/react.tsx';
import { Id } from '#shared/lib/fields.ts';

import { platformRoles } from './administrators.ts';
import { OrganizationFilter, type FilteredOrganization } from './organization-filter.tsx';
import { texts } from './texts.ts';

const { filter, columns, secondFactor } = texts.users;

/** Parameters of the address that are flags of the call: the label of the field and of its values, and the text when set. */
const flags = [
  {
    name: 'banned',
    label: columns.status,
    values: { false: filter.notBanned, true: filter.banned },
    set: { false: filter.notBanned, true: filter.banned },
  },
  {
    name: 'emailVerified',
    label: filter.email,
    values: { true: filter.verified, false: filter.unverified },
    set: { true: filter.verified, false: filter.unverified },
  },
  {
    name: 'twoFactorEnabled',
    label: columns.secondFactor,
    values: { true: secondFactor.on, false: secondFactor.none },
    set: { true: filter.twoFactors, false: filter.oneFactor },
  },
] as const;

const ADMINISTRATOR = 'administrator';

const dayFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium' });
const dayOf = (day: string) => dayFormat.format(new Date(`${day}T00:00`));

interface UserFilter extends SetFilter {
  /** The parameters of the call. */
  query: object;
}

/** The filters that are set, which all apply. What else the address has is ignored. */
export function useUserFilters() {
  const { get } = useListAddress();
  const organization = useFilteredOrganization(get('organization'));
  const [isAdministrator, role] = [get(ADMINISTRATOR) === 'true', get('role')];
  // The last day is included.
  const [createdFrom, createdTo] = [startOf(get('from')), startOf(get('to'), 1)];
  const possible: (UserFilter | null)[] = [
    isAdministrator ? { label: filter.administrators, names: [ADMINISTRATOR], query: { administrator: true } } : null,
    role
      ? { label: filter.role(roleName(role)), names: ['role'], query: { filterField: 'role', filterValue: role } }
      : null,
    ...flags.map(({ name, set }) => {
      const value = get(name);
      if (value !== 'true' && value !== 'false') return null;
      return { label: set[value], names: [name], query: { [name]: value === 'true' } };
    }),
    createdFrom ? { label: filter.since(dayOf(get('from'))), names: ['from'], query: { createdFrom } } : null,
    createdTo ? { label: filter.until(dayOf(get('to'))), names: ['to'], query: { createdTo } } : null,
    organization
      ? {
          label: filter.member(organization.name),
          names: ['organization'],
          query: { organizationId: organization.id },
        }
      : null,
  ];
  const set = possible.filter((each) => each !== null);
  return {
    set,
    organization,
    labels: set.map(({ label }) => label),
    query: Object.assign({}, ...set.map(({ query }) => query)) as object,
  };
}

/** For callers who may see its members; its id until its name is loaded. */
function useFilteredOrganization(id: string): FilteredOrganization | null {
  const { may } = usePlatformAccess();
  const isUsed = Id.safeParse(id).success && may({ organization: ['get'] });
  const { data } = trpc.admin.getOrganization.useQuery({ id }, { enabled: isUsed });
  return isUsed ? { id, name: data?.name ?? id } : null;
}

export function UserFilters() {
  const { set, organization } = useUserFilters();
  const { may } = usePlatformAccess();
  return (
    <FilterBar set={set}>
      <RoleFilter />
      {flags.map(({ name, label, values }) => (
        <ChoiceFilter
          key={name}
          name={name}
          label={label}
          values={Object.entries(values).map(([value, text]) => ({ value, label: text }))}
        />
      ))}
      <Group gap="sm" grow>
        <DayFilter name="from" label={filter.from} width="auto" />
        <DayFilter name="to" label={filter.to} width="auto" />
      </Group>
      {may({ organization: ['list', 'get'] }) ? (
        <OrganizationFilter name="organization" selected={organization} />
      ) : null}
    </FilterBar>
  );
}

/** One of the roles, or every one that administers. */
function RoleFilter() {
  const { get, change } = useListAddress();
  const value = get(ADMINISTRATOR) === 'true' ? ADMINISTRATOR : get('role');
  const names = new Set([...platformRoles, ...(get('role') === '' ? [] : [get('role')])]);
  return (
    <Select
      label={columns.role}
      placeholder={texts.users.anyRole}
      data={[
        { value: ADMINISTRATOR, label: filter.administrators },
        ...[...names].map((role) => ({ value: `role ${role}`, label: roleName(role) })),
      ]}
      value={value === '' || value === ADMINISTRATOR ? value || null : `role ${value}`}
      onChange={(chosen) =>
        change({
          [ADMINISTRATOR]: chosen === ADMINISTRATOR ? 'true' : null,
          role: chosen?.startsWith('role ') ? chosen.slice('role '.length) : null,
        })
      }
      clearable
      // A press on an option is one within the panel.
      comboboxProps={{ withinPortal: false }}
    />
  );
}
