import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { provenNames, type Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

/** Turns a connection on and off. Only a tested one is turned on. */
export function ConnectionSwitch({ connection }: { connection: Connection }) {
  const { organization } = useSetUp();
  const { providerId, name, enabled, tested, domains } = connection;
  const [opened, { open, close }] = useDisclosure();
  const words = enabled ? texts.disable : texts.enable;
  const onSuccess = () => {
    close();
    notifySuccess(words.done);
  };
  const enable = trpc.sso.enable.useMutation({ onSuccess });
  const disable = trpc.sso.disable.useMutation({ onSuccess });
  const proven = provenNames(domains);
  const consequences = proven === '' ? texts.enable.consequencesWithoutDomain : texts.enable.consequences(proven);
  return (
    <Card title={texts.enable.title} about={enabled ? texts.enable.on : texts.enable.off}>
      <Group gap="md">
        <Button variant={enabled || !tested ? 'default' : 'filled'} disabled={!enabled && !tested} onClick={open}>
          {words.action}
        </Button>
        {enabled || tested ? null : (
          <Text size="sm" c="dimmed">
            {texts.enable.testFirst}
          </Text>
        )}
      </Group>
      <Confirm
        opened={opened}
        onClose={close}
        title={words.question(name)}
        confirmLabel={words.action}
        isHarmless
        onConfirm={() => (enabled ? disable : enable).mutateAsync({ organizationId: organization.id, providerId })}
      >
        {enabled ? texts.disable.consequences : consequences}
      </Confirm>
    </Card>
  );
}
