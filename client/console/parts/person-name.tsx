import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { SERVICE_ACCOUNT_DOMAIN } from '#shared/lib/fields.ts';

import { NameAvatar } from './name-avatar.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';

interface PersonNameProps {
  person: { name: string; email: string; image?: string | null };
  badge?: ReactNode;
}

/** A person in one line of a list. */
export function PersonName({ person: { name, email, image }, badge }: PersonNameProps) {
  return (
    <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
      <NameAvatar src={image} name={name || email} radius="xl" size={34} />
      <div style={{ minWidth: 0 }}>
        <Group gap={6} wrap="nowrap">
          <Text size="sm" fw={500} truncate>
            <bdi>{name || email}</bdi>
          </Text>
          {badge}
        </Group>
        <Text size="xs" c="dimmed" truncate>
          <bdi>{email.endsWith(`@${SERVICE_ACCOUNT_DOMAIN}`) ? texts.serviceAccount : email}</bdi>
        </Text>
      </div>
    </Group>
  );
}
