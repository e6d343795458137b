import { Alert, Anchor, Badge } from '@mantine/core';
import { Link, useParams } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import {
  AccessFields,
  ApplicationFields,
  fieldsOf,
  LogoutFields,
  membersOf,
  NameFields,
  RedirectField,
} from './application-fields.tsx';
import { DeleteCard, SwitchCard } from './application-state.tsx';
import { Credential, issuer, Sample } from './credentials.tsx';
import { MachineFields } from './machine-fields.tsx';
import { Offered, type Application } from './offered.tsx';
import { SecretCard } from './secret-card.tsx';
import { texts } from './texts.ts';

/** An application with its settings. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  return (
    <Offered permission="list">
      <ApplicationById key={id} id={id} />
    </Offered>
  );
}

function ApplicationById({ id }: { id: string }) {
  const query = trpc.oauth2.getClient.useQuery({ client_id: id });
  return (
    <Loaded query={query} screen renderError={({ code }) => (code === 'OAUTH_CLIENT_NOT_FOUND' ? <Gone /> : undefined)}>
      {(client) => <Page client={client} />}
    </Loaded>
  );
}

function Gone() {
  return <Problem {...texts.gone} next={{ to: '/admin/applications', label: texts.back }} />;
}

function Page({ client }: { client: Application }) {
  const { may } = usePlatformAccess();
  const { client_name: name, kind, disabled } = client;
  return (
    <Screen
      title={name}
      about={
        <>
          {texts.kinds[kind].label} ·{' '}
          <Anchor component={Link} to="/admin/applications" inherit>
            {texts.back}
          </Anchor>
        </>
      }
      actions={<Badge variant="default">{disabled ? texts.state.disabled : texts.state.enabled}</Badge>}
    >
      {disabled ? <Alert variant="light">{texts.disable.isDisabled}</Alert> : null}
      <Card title={texts.settings.connection} about={texts.settings.connectionAbout}>
        <Credential name="clientId" value={client.client_id} />
        <Credential name="issuer" value={issuer} />
        <Sample client={client} />
      </Card>
      {may({ oauthClient: ['manage'] }) ? (
        <>
          <SettingsCard client={client} />
          {client.secret_start === null ? null : <SecretCard client={client} secretStart={client.secret_start} />}
          <SwitchCard client={client} />
          <DeleteCard client={client} />
        </>
      ) : null}
    </Screen>
  );
}

function SettingsCard({ client }: { client: Application }) {
  const { client_id, kind } = client;
  const update = trpc.oauth2.updateClient.useMutation({ onSuccess: () => notifySuccess(texts.settings.done) });
  const save = (fields: ApplicationFields) => update.mutateAsync({ client_id, update: membersOf(fields) });
  return (
    <Card title={texts.settings.title} about={texts.settings.about}>
      <CallForm
        schema={ApplicationFields}
        call={{ mutateAsync: save }}
        initialValues={fieldsOf(client)}
        action={texts.settings.submit}
      >
        <NameFields />
        {kind === 'machine' ? (
          <MachineFields />
        ) : (
          <>
            <RedirectField kind={kind} />
            <LogoutFields kind={kind} />
            <AccessFields />
          </>
        )}
      </CallForm>
    </Card>
  );
}
