import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { CreateDirectory } from '#shared/scim/schemas.ts';

import { DirectoryFields, DirectoryNameField } from './role-fields.tsx';
import { texts } from './texts.ts';

interface ConnectProps {
  onToken: (token: string) => void;
}

/** The button that connects a directory, with its dialog. */
export function ConnectDirectory({ onToken }: ConnectProps) {
  const { setupLink } = useSetUp();
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        {texts.connect.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.connect.title}>
        {setupLink === null ? <MemberForm onToken={onToken} /> : <HolderForm onToken={onToken} />}
      </Dialog>
    </>
  );
}

function useCreate({ onToken }: ConnectProps) {
  return trpc.organization.createDirectory.useMutation({ onSuccess: ({ token }) => onToken(token) });
}

function MemberForm(props: ConnectProps) {
  const { organization, access } = useOrganization();
  const create = useCreate(props);
  const role = 'member' in access.roles ? 'member' : Object.keys(access.roles).at(-1);
  return (
    <CallForm
      schema={CreateDirectory}
      call={create}
      fixed={{ organizationId: organization.id }}
      initialValues={{ defaultRole: role, ceilingRole: role }}
      action={texts.connect.submit}
    >
      <DirectoryFields />
    </CallForm>
  );
}

/** Of a set-up link, whose directory makes plain members. */
function HolderForm(props: ConnectProps) {
  const { organization } = useSetUp();
  const create = useCreate(props);
  return (
    <CallForm
      schema={CreateDirectory}
      call={create}
      fixed={{ organizationId: organization.id }}
      action={texts.connect.submit}
    >
      <DirectoryNameField />
    </CallForm>
  );
}
