import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { z } from 'zod';

import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { CheckField, NameField } from '#client/console/forms/fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { outranks } from '#shared/lib/permissions.ts';

/** As the fields have them. */
const UserSettings = z.object({
  name: z.string(),
  domains: z.array(z.string()).nullish(),
  defaultRole: z.string(),
  maxSessionAge: z.string().nullish(),
  jit: z.boolean(),
  overrideUserInfo: z.boolean(),
  sendsLoginHint: z.boolean(),
});

/** Whom the connection signs in, and as what. */
export function UsersCard({ connection }: { connection: Connection }) {
  const { organization, access } = useOrganization();
  const { providerId, revision, name, domains, jit, defaultRole, ceilingRole, maxSessionAge } = connection;
  const { sendsLoginHint, updatesProfile } = connection;
  const update = trpc.sso.updateProvider.useMutation({ onSuccess: () => notifySuccess(texts.users.done) });
  // The role of new members never outranks the highest one that the provider may give.
  const ceilingFor = (role: string) => (outranks({ ...access, topRole: '' }, ceilingRole, role) ? ceilingRole : role);
  const call = {
    mutateAsync: ({ domains: names, maxSessionAge: age, ...settings }: z.output<typeof UserSettings>) =>
      update.mutateAsync({
        organizationId: organization.id,
        providerId,
        revision,
        ...settings,
        domain: (names ?? []).join(','),
        ceilingRole: ceilingFor(settings.defaultRole),
        maxSessionAge: age ? Number(age) : null,
      }),
  };
  return (
    <Card title={texts.users.title} about={texts.users.about}>
      <CallForm
        schema={UserSettings}
        call={call}
        initialValues={{
          name,
          domains: domains.map(({ domain }) => domain),
          defaultRole,
          maxSessionAge: maxSessionAge === null ? '' : String(maxSessionAge),
          jit,
          overrideUserInfo: updatesProfile,
          sendsLoginHint,
        }}
        action={texts.users.submit}
        isEdit
      >
        <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={64} />
        <DomainChoice connection={connection} />
        <RoleField />
        <SessionField />
        <Stack gap="xs">
          <CheckField name="jit" label={texts.users.jit} />
          <CheckField name="overrideUserInfo" label={texts.users.profile} />
          <CheckField name="sendsLoginHint" label={texts.users.hint} />
        </Stack>
      </CallForm>
    </Card>
  );
}

/** The domains of the organization; those of the connection alone for members who may not see them. */
function DomainChoice({ connection }: { connection: Connection }) {
  const { organization, hasPermission } = useSetUp();
  const { data: all = connection.domains } = trpc.organization.listDomains.useQuery(
    { organizationId: organization.id },
    { enabled: hasPermission({ domain: ['read'] }) },
  );
  const { name, value, ...field } = useField('domains');
  if (all.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.users.noDomains}
      </Text>
    );
  }
  return (
    <Checkbox.Group label={texts.users.domains} {...field} value={value || []}>
      <Stack gap="xs" mt={6}>
        {all.map(({ domain }) => (
          <Checkbox key={domain} name={name} value={domain} label={domain} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function RoleField() {
  const { access, outranks: isBelow } = useOrganization();
  const { value, ...field } = useField('defaultRole');
  const offered = rolesByRank(access).filter((role) => role !== access.topRole && (isBelow(role) || role === value));
  return (
    <NativeSelect
      label={texts.users.role}
      data={offered.map((role) => ({ value: role, label: roleName(role) }))}
      {...field}
      value={value}
    />
  );
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const ages = [8 * HOUR, DAY, 7 * DAY, 30 * DAY];

function SessionField() {
  const { value, ...field } = useField('maxSessionAge');
  const current = value ? [Number(value)] : [];
  const offered = [...new Set([...ages, ...current])].sort((left, right) => left - right);
  return (
    <NativeSelect
      label={texts.users.session}
      data={[
        { value: '', label: texts.users.sessionAsAll },
        ...offered.map((seconds) => ({ value: String(seconds), label: durationText(seconds) })),
      ]}
      {...field}
      value={value}
    />
  );
}

function durationText(seconds: number): string {
  const isDays = seconds > DAY && seconds % DAY === 0;
  const unit = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(pageLocale(), { ...unit, unit: isDays ? 'day' : 'hour' }).format(
    seconds / (isDays ? DAY : HOUR),
  );
}
