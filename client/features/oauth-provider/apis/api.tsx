import { Code, Group, Text } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { EnabledState } from '#client/features/oauth-provider/enabled-state.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { issuer } from '#client/features/oauth-provider/applications/credentials.tsx';
import { Offered } from '#client/features/oauth-provider/applications/offered.tsx';
import { isolated } from '#client/console/applications/isolated.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { ApiFields, Fields, fieldsOf, membersOf, type Api } from './api-fields.tsx';
import { LinkedApplications } from './linked-applications.tsx';
import { texts } from './texts.ts';

/** A registered API with its settings. */
export function ApiScreen() {
  const { id = '' } = useParams();
  return (
    <Offered permission="list">
      <ApiById key={id} id={id} />
    </Offered>
  );
}

function ApiById({ id }: { id: string }) {
  const query = trpc.oauth2.getResource.useQuery({ resourceId: id });
  return (
    <Loaded query={query} screen renderError={({ code }) => (code === 'RESOURCE_NOT_FOUND' ? <Gone /> : undefined)}>
      {(api) => <Page api={api} />}
    </Loaded>
  );
}

function Gone() {
  return <Problem {...texts.gone} next={{ to: '/admin/apis', label: texts.back }} />;
}

function Page({ api }: { api: Api }) {
  const { may } = usePlatformAccess();
  return (
    <Screen
      title={api.name}
      back={<BackLink to="/admin/apis">{texts.back}</BackLink>}
      about={api.mcp ? texts.mcpServer : null}
      actions={<EnabledState disabled={api.disabled} />}
    >
      <Card title={texts.connection.title} about={texts.connection.about}>
        <Value name="audience" value={api.uri} />
        <Value name="issuer" value={issuer} />
      </Card>
      {may({ oauthClient: ['manage'] }) ? (
        <>
          <SettingsCard api={api} />
          {api.mcp ? null : <LinkedApplications api={api} />}
          <SwitchCard api={api} />
          <DeleteCard api={api} />
        </>
      ) : null}
    </Screen>
  );
}

function Value({ name, value }: { name: 'audience' | 'issuer'; value: string }) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {texts.connection[name]}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
        <CopyButton text={value} what={texts.connection.what[name]} />
      </Group>
    </div>
  );
}

function SettingsCard({ api }: { api: Api }) {
  const update = trpc.oauth2.updateResource.useMutation({ onSuccess: () => notifySuccess(texts.settings.done) });
  const save = (fields: ApiFields) => update.mutateAsync({ resourceId: api.id, update: membersOf(fields) });
  const { title, about, submit } = texts.settings;
  return (
    <Card title={title} about={about}>
      <CallForm schema={ApiFields} call={{ mutateAsync: save }} initialValues={fieldsOf(api)} action={submit} isEdit>
        <Fields />
      </CallForm>
    </Card>
  );
}

/** No longer lets applications get tokens for an API, or again. */
function SwitchCard({ api: { id, name, disabled } }: { api: Api }) {
  const { title, about, action, question, done } = disabled ? texts.enable : texts.disable;
  const update = trpc.oauth2.updateResource.useMutation({ onSuccess: () => notifySuccess(done) });
  return (
    <Card title={title} about={about}>
      <div>
        <ConfirmButton
          label={action}
          title={question(isolated(name))}
          confirmLabel={action}
          isHarmless
          onConfirm={() => update.mutateAsync({ resourceId: id, update: { disabled: !disabled } })}
        >
          {about}
        </ConfirmButton>
      </div>
    </Card>
  );
}

function DeleteCard({ api: { id, name } }: { api: Api }) {
  const go = useNavigate();
  const remove = trpc.oauth2.deleteResource.useMutation({
    onSuccess: () => {
      notifySuccess(texts.delete.done);
      void go('/admin/apis', { replace: true });
    },
  });
  const { title, about, action, question, consequences } = texts.delete;
  return (
    <Card title={title} about={about} isDangerous>
      <div>
        <ConfirmButton
          isDangerous
          label={action}
          title={question(isolated(name))}
          confirmLabel={action}
          confirmationText={name}
          onConfirm={() => remove.mutateAsync({ resourceId: id })}
        >
          {consequences}
        </ConfirmButton>
      </div>
    </Card>
  );
}
