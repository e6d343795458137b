import { Button, Paper, Stack } from '@mantine/core';

import { isolated } from '#client/console/applications/isolated.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { Account } from '#client/console/applications/account.tsx';
import type { Interaction } from './interaction.ts';
import { texts } from './texts.ts';

interface RefusedProps {
  pending: Interaction;
  interaction: string;
}

/** The application is for members of its organization, and the user is none. */
export function Refused({ pending: { client, organization }, interaction }: RefusedProps) {
  const { title, about, action } = texts.refused;
  const deny = trpc.oauth2.consent.useMutation({ onSuccess: ({ url }) => location.assign(url) });
  return (
    <Screen title={title(isolated(client.client_name))} about={about(isolated(organization?.name ?? ''))} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account />
          <Button
            loading={deny.isPending || deny.isSuccess}
            onClick={() => deny.mutate({ interaction, accept: false })}
          >
            {action}
          </Button>
        </Stack>
      </Paper>
    </Screen>
  );
}
