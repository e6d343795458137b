import { useNavigate } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateDirectory } from '#shared/scim/schemas.ts';

import { useManager, type Directory } from './directory.ts';
import { DirectoryFields } from './role-fields.tsx';
import { texts } from './texts.ts';
import { TokensCard } from './tokens-card.tsx';

/** How the directory signs in, what it may do, and its end. */
export function Settings({ directory }: { directory: Directory }) {
  const { canManage } = useManager();
  return (
    <>
      <TokensCard directory={directory} canManage={canManage} />
      {canManage ? (
        <>
          <MembersCard directory={directory} />
          <SwitchCard directory={directory} />
          <DisconnectCard directory={directory} />
        </>
      ) : null}
    </>
  );
}

function MembersCard({ directory: { organizationId, name, defaultRole, ceilingRole } }: { directory: Directory }) {
  const update = trpc.organization.updateDirectory.useMutation({ onSuccess: () => notifySuccess(texts.edit.done) });
  return (
    <Card title={texts.edit.title} about={texts.edit.about}>
      <CallForm
        schema={UpdateDirectory}
        call={update}
        fixed={{ organizationId }}
        initialValues={{ name, defaultRole, ceilingRole }}
        action={texts.edit.submit}
        isEdit
      >
        <DirectoryFields />
      </CallForm>
    </Card>
  );
}

function SwitchCard({ directory: { organizationId, name, enabled } }: { directory: Directory }) {
  const words = enabled ? texts.disable : texts.enable;
  const update = trpc.organization.updateDirectory.useMutation({ onSuccess: () => notifySuccess(words.done) });
  return (
    <Card title={words.title} about={words.about}>
      <div>
        <ConfirmButton
          label={words.action}
          title={words.question(name)}
          confirmLabel={words.action}
          isHarmless
          onConfirm={() => update.mutateAsync({ organizationId, enabled: !enabled })}
        >
          {words.about}
        </ConfirmButton>
      </div>
    </Card>
  );
}

function DisconnectCard({ directory: { organizationId, name } }: { directory: Directory }) {
  const { path: root } = useSetUp();
  const go = useNavigate();
  const remove = trpc.organization.deleteDirectory.useMutation({
    onSuccess: () => {
      notifySuccess(texts.disconnect.done);
      void go(`${root}/directory`, { replace: true });
    },
  });
  return (
    <Card title={texts.disconnect.title} about={texts.disconnect.about} isDangerous>
      <div>
        <ConfirmButton
          isDangerous
          label={texts.disconnect.action}
          title={texts.disconnect.question(name)}
          confirmLabel={texts.disconnect.confirm}
          confirmationText={name}
          onConfirm={() => remove.mutateAsync({ organizationId })}
        >
          {texts.disconnect.consequences}
        </ConfirmButton>
      </div>
    </Card>
  );
}
