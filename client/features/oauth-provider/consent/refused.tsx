import { Button, Paper, Stack } from '@mantine/core';

import { FormError } from '#client/console/forms/call-form.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
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
  const { isPending, error, run } = useSingleFlight();
  return (
    <Screen title={title(isolated(client.client_name))} about={about(isolated(organization?.name ?? ''))} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account />
          {error ? <FormError error={error} /> : null}
          <Button
            loading={isPending || deny.isSuccess}
            onClick={() => void run(() => deny.mutateAsync({ interaction, accept: false }))}
          >
            {action}
          </Button>
        </Stack>
      </Paper>
    </Screen>
  );
}
