import { useState, type ReactElement } from 'react';

import { rolesByRank } from '#client/components/lib/roles.ts';
import { texts as invitationTexts } from '#client/components/texts/organizations/invitation-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { EmailField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useOrganization } from './use-organization.ts';

/** The button that invites, with its dialog. */
export function Invite({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const { organization, access } = useOrganization();
  const texts = useTexts('invitations', invitationTexts).invite;
  const [isOpen, setOpen] = useState(false);
  const invite = trpc.organization.inviteMember.useMutation({
    onSuccess: ({ email }) => {
      setOpen(false);
      onSent(email);
    },
  });
  const roles = rolesByRank(access);
  const initial = roles.includes('member') ? 'member' : roles.at(-1)!;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog title={texts.dialog(organization.name)} onClose={() => setOpen(false)}>
          <Form
            onSubmit={({ email = '', role = '' }) =>
              invite.mutateAsync({ email, role: role.split(',').filter(Boolean), organizationId: organization.id })
            }
            action={texts.submit}
          >
            <EmailField autoComplete="off" />
            <RoleChoice initial={initial} />
          </Form>
        </Dialog>
      ) : null}
    </>
  );
}
