import { useState, type ReactElement } from 'react';

import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { texts as settingsTexts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { AppLink } from '#client/components/ui/app-link.tsx';
import { ConfirmedAction } from '#client/components/ui/action.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useOrganization } from './use-organization.ts';

interface LeaveAndDeleteProps {
  /** Runs after leaving or deleting the organization, with a notice of it. */
  onGone?: (notice: string) => void;
  /** Where members are listed, of whom one can become owner. */
  membersPath?: string | undefined;
}

export function LeaveAndDelete({ onGone, membersPath }: LeaveAndDeleteProps): ReactElement {
  const { options, may } = useOrganization();
  const { data: session } = useSession();
  const isImpersonated = session?.session.impersonatedBy != null;
  const mayDelete = options.mayDeleteOrganization && may({ organization: ['delete'] }) && !isImpersonated;
  return (
    <>
      <Leave onGone={onGone} membersPath={membersPath} />
      {mayDelete ? <Delete onGone={onGone} /> : null}
    </>
  );
}

function Leave({ onGone, membersPath }: LeaveAndDeleteProps): ReactElement {
  const { organization, isOwner, access } = useOrganization();
  const texts = useTexts('organizationSettings', settingsTexts).leave;
  const owners = trpc.organization.listMembers.useQuery(
    { organizationId: organization.id, role: access.topRole, limit: 1 },
    { enabled: isOwner },
  );
  const leave = trpc.organization.leave.useMutation({ onSuccess: () => onGone?.(texts.done(organization.name)) });
  const isOnlyOwner = isOwner && owners.data?.total === 1;
  return (
    <Section title={texts.title} about={texts.about}>
      <div>
        {isOnlyOwner ? <p className="gh-quiet">{texts.onlyOwner}</p> : null}
        {isOnlyOwner && membersPath ? <AppLink to={membersPath}>{texts.chooseOwner}</AppLink> : null}
        {isOnlyOwner || (isOwner && owners.isPending) ? null : (
          <ConfirmedAction
            label={texts.open}
            question={texts.dialog(organization.name)}
            consequences={texts.about}
            confirm={texts.submit}
            run={() => leave.mutateAsync({ organizationId: organization.id })}
          />
        )}
      </div>
    </Section>
  );
}

function Delete({ onGone }: LeaveAndDeleteProps): ReactElement {
  const { organization } = useOrganization();
  const texts = useTexts('organizationSettings', settingsTexts).delete;
  const { confirm } = useTexts('parts', partTexts);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = trpc.organization.delete.useMutation({
    onSuccess: () => {
      setOpen(false);
      onGone?.(texts.done(organization.name));
    },
  });
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  return (
    <Section title={texts.title} about={texts.about} isDangerous>
      <div>
        <Button variant="danger" small onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen ? (
        <Dialog title={texts.dialog(organization.name)} onClose={close}>
          <p>{texts.about}</p>
          <Form
            onSubmit={() => remove.mutateAsync({ organizationId: organization.id })}
            action={texts.submit}
            variant="danger"
            isLocked={typed.trim() !== organization.slug}
          >
            <Field
              name="confirmation"
              label={confirm.type(organization.slug)}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form>
        </Dialog>
      ) : null}
    </Section>
  );
}
