import { Button, Text } from '@mantine/core';

import { Ago } from '#client/app/ago.tsx';
import { CallForm } from '#client/app/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { TextField } from '#client/app/fields.tsx';
import { SelectField } from '#client/app/select-field.tsx';
import { done, failed } from '#client/app/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { BanUser } from '#shared/admin.ts';

const DAY = 86_400;
const lengths = [
  { value: '', label: 'Without end' },
  { value: String(DAY), label: 'One day' },
  { value: String(7 * DAY), label: 'One week' },
  { value: String(30 * DAY), label: '30 days' },
];

/** What the form holds: a choice is a text, where the call takes seconds. */
const BanForm = BanUser.omit({ banExpiresIn: true });

export function BanUserCard({ user }: { user: Outputs['admin']['getUser'] }) {
  const userId = user.id;
  const unban = trpc.admin.unbanUser.useMutation({ onSuccess: () => done('The ban is lifted'), onError: failed });
  const ban = trpc.admin.banUser.useMutation({ onSuccess: () => done('Banned, and signed out everywhere') });
  if (user.banned) {
    return (
      <Card title="Banned">
        <Text size="sm">
          {user.banReason}
          {user.banExpires ? (
            <>
              {' '}
              It ends <Ago moment={user.banExpires} />.
            </>
          ) : null}
        </Text>
        <div>
          <Button variant="default" loading={unban.isPending} onClick={() => unban.mutate({ userId })}>
            Lift the ban
          </Button>
        </div>
      </Card>
    );
  }
  const call = {
    ...ban,
    mutate: ({ length, ...input }: { userId: string; banReason?: string; length?: string }) =>
      ban.mutate({ ...input, ...(length ? { banExpiresIn: Number(length) } : {}) }),
  };
  return (
    <Card title="Ban" about="Ends their sessions, and refuses every way to sign in.">
      <CallForm schema={BanForm} call={call} fixed={{ userId }} action="Ban" color="red">
        <TextField name="banReason" label="Reason" autoComplete="off" />
        <SelectField name="length" label="For how long" data={lengths} />
      </CallForm>
    </Card>
  );
}
