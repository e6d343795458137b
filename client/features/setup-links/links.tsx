import { Group, Paper, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';

import { State } from '#client/console/parts/state.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { CheckField } from '#client/console/forms/fields.tsx';
import { useDialogButton, type DialogState } from '#client/console/forms/use-dialog-button.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { Screen } from '#client/page/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateSetupLink, setupScopes } from '#shared/setup-links/schemas.ts';
import { permissionsOf } from '#shared/setup-links/scopes.ts';

import { ScopeFields } from './scope-fields.tsx';
import { texts } from './texts.ts';

type SetupLink = Outputs['organization']['listSetupLinks'][number];

/** The set-up links of an organization, for those who may set up single sign-on themselves. */
export function SetupLinksScreen() {
  const { organization, hasPermission } = useOrganization();
  const isImpersonated = useIsImpersonated();
  const { button, dialog } = useDialogButton(texts.create.open);
  const action = isImpersonated ? null : button;
  const query = trpc.organization.listSetupLinks.useQuery(
    { organizationId: organization.id },
    { enabled: hasPermission({ sso: ['manage'] }) },
  );
  if (!hasPermission({ sso: ['manage'] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  return (
    <Screen title={texts.title} about={texts.about} actions={action}>
      <Paper>
        <List query={query} itemsOf={(links) => links} empty={{ icon: <IconLink />, ...texts.empty, action }}>
          {(links) => (
            <ul className="rows">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} canRevoke={!isImpersonated} />
              ))}
            </ul>
          )}
        </List>
      </Paper>
      <CreateLink {...dialog} />
    </Screen>
  );
}

function LinkRow({ link, canRevoke }: { link: SetupLink; canRevoke: boolean }) {
  const { id: setupLinkId, organizationId, scopes, mayEnable, openedAt, completedAt, expiresAt } = link;
  const { waiting, opened, completed, ends, takesEffect } = texts.state;
  const revoke = trpc.organization.revokeSetupLink.useMutation({ onSuccess: () => notifySuccess(texts.revoke.done) });
  const { action, question, consequences, confirm } = texts.revoke;
  return (
    <li className="row">
      <div className="grow">
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {scopes.map((scope) => texts.scopes[scope]).join(', ')}
          </Text>
          <State kind={completedAt ? 'good' : 'neutral'}>{completedAt ? completed : openedAt ? opened : waiting}</State>
        </Group>
        <Text size="sm" c="dimmed">
          {ends} <RelativeTime at={expiresAt} />
          {openedAt ? (
            <>
              {' · '}
              {opened} <RelativeTime at={openedAt} />
            </>
          ) : null}
          {mayEnable ? ` · ${takesEffect}` : null}
        </Text>
      </div>
      {canRevoke && completedAt === null ? (
        <ConfirmButton
          size="xs"
          label={action}
          title={question}
          confirmLabel={confirm}
          onConfirm={() => revoke.mutateAsync({ organizationId, setupLinkId })}
        >
          {consequences}
        </ConfirmButton>
      ) : null}
    </li>
  );
}

function CreateLink({ opened, onClose }: DialogState) {
  const { organization, hasPermission, isOwner } = useOrganization();
  const [url, setUrl] = useState<string | null>(null);
  const create = trpc.organization.createSetupLink.useMutation({
    onSuccess: (created) => {
      onClose();
      setUrl(created.url);
    },
  });
  return (
    <>
      <Dialog opened={opened} onClose={onClose} title={texts.create.title}>
        <CallForm
          schema={CreateSetupLink}
          call={create}
          fixed={{ organizationId: organization.id }}
          initialValues={{ scopes: ['domains', 'sso'] }}
          action={texts.create.submit}
        >
          <ScopeFields offered={setupScopes.filter((scope) => hasPermission(permissionsOf[scope]))} />
          {isOwner ? (
            <CheckField name="mayEnable" label={texts.create.mayEnable} description={texts.create.mayEnableHint} />
          ) : null}
        </CallForm>
      </Dialog>
      <SecretDialog secret={url} {...texts.created} onDone={() => setUrl(null)} />
    </>
  );
}
