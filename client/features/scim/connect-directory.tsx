import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { CreateDirectory } from '#shared/scim/schemas.ts';

import { DirectoryFields } from './role-fields.tsx';
import { texts } from './texts.ts';

/** The button that connects a directory, with its dialog. */
export function ConnectDirectory({ onToken }: { onToken: (token: string) => void }) {
  const { organization, access } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const create = trpc.organization.createDirectory.useMutation({ onSuccess: ({ token }) => onToken(token) });
  const role = 'member' in access.roles ? 'member' : Object.keys(access.roles).at(-1);
  return (
    <>
      <Button onClick={open}>{texts.connect.open}</Button>
      <Dialog opened={opened} onClose={close} title={texts.connect.title}>
        <CallForm
          schema={CreateDirectory}
          call={create}
          fixed={{ organizationId: organization.id }}
          initialValues={{ defaultRole: role, ceilingRole: role }}
          action={texts.connect.submit}
        >
          <DirectoryFields />
        </CallForm>
      </Dialog>
    </>
  );
}
