import { Button, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { invitedBy } from '#client/console/access/inviting.ts';
import { CallForm, FormError } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { needsReauthentication } from '#client/components/lib/reauthenticate.ts';
import { runForEach } from '#client/console/forms/run-for-each.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { RoleChoice } from '#client/features/organizations/role-badges.tsx';
import { rolesByRank } from '#client/components/lib/roles.ts';
import { TeamsChoice } from '#client/features/organizations/team-choice.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { addressesOf, countAddresses, InviteMembers } from './addresses.ts';
import { AddressesField, NotInvited, SomeNotInvited } from './addresses-field.tsx';
import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

/** Shown to members with permission to invite. */
export function InviteButton() {
  const { organization, hasPermission } = useOrganization();
  const go = useNavigate();
  const linked = invitedBy(useLocation().state);
  /** Null while the dialog is closed. */
  const [email, setEmail] = useState(linked);
  const [seen, setSeen] = useState(linked);
  if (seen !== linked) {
    setSeen(linked);
    if (linked !== null) setEmail(linked);
  }
  // A page that is loaded again does not ask again.
  useEffect(() => {
    if (linked !== null) void go('.', { replace: true, state: null });
  }, [linked, go]);
  const close = () => setEmail(null);
  if (!hasPermission({ invitation: ['create'] })) return null;
  return (
    <>
      <Button onClick={() => setEmail('')} leftSection={<IconUserPlus size={16} />}>
        {texts.invite.open}
      </Button>
      <Dialog opened={email !== null} onClose={close} title={texts.invite.dialog(organization.name)}>
        <InviteForm email={email ?? ''} onDone={close} />
      </Dialog>
    </>
  );
}

function InviteForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { organization, outranks, access } = useOrganization();
  const allRoles = rolesByRank(access);
  const role = allRoles.includes('member') ? 'member' : allRoles.at(-1)!;
  const [teamIds, setTeams] = useState<string[]>([]);
  const [count, setCount] = useState(1);
  const { send, progress } = useInvitations(onDone);
  return (
    <CallForm
      schema={InviteMembers}
      call={{ mutateAsync: send }}
      initialValues={{ email, role: [role] }}
      fixed={{ organizationId: organization.id, ...(teamIds.length > 0 ? { teamId: teamIds } : {}) }}
      action={texts.invite.submit}
      label={count > 1 ? texts.invite.submitSeveral(count) : texts.invite.submit}
      onValuesChange={({ email: typed }) => setCount(countAddresses(typed))}
      aside={
        progress ? (
          <Text size="sm" c="dimmed" component="output">
            {texts.invite.progress(progress.done, progress.count)}
          </Text>
        ) : null
      }
      renderError={(error) =>
        error instanceof NotInvited ? <SomeNotInvited key={error.id} error={error} /> : <FormError error={error} />
      }
    >
      <AddressesField />
      <RoleChoice isOffered={outranks} />
      <TeamsChoice value={teamIds} onChange={setTeams} />
    </CallForm>
  );
}

/** Sends an invitation to each address of the form, by a call each. */
function useInvitations(onDone: () => void) {
  const { mutateAsync } = trpc.organization.inviteMember.useMutation();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const send = async ({ email, ...input }: Inputs['organization']['inviteMember']) => {
    const addresses = addressesOf(email);
    const count = addresses.length;
    const invite = (address: string) => mutateAsync({ ...input, email: address });
    const onProgress = (done: number) => setProgress({ done, count });
    const failed =
      count === 1
        ? await invite(addresses[0]!).then(() => [])
        : await runForEach(addresses, invite, { needsProof: needsReauthentication, onDone: onProgress });
    setProgress(null);
    if (failed.length > 0) throw new NotInvited(failed, count - failed.length);
    onDone();
    notifySuccess(count === 1 ? texts.invite.done(addresses[0]!) : texts.invite.severalDone(count));
  };
  return { send, progress };
}
