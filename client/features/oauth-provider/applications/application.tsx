import { Alert } from '@mantine/core';
import { useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { EnabledState } from '#client/features/oauth-provider/enabled-state.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { useArea } from './area.tsx';
import {
  ApplicationFields,
  AppNameField,
  DevicesField,
  fieldsOf,
  KeysField,
  LogoutFields,
  membersOf,
  OwnField,
  PageFields,
  RedirectField,
} from './application-fields.tsx';
import { DeleteCard, SwitchCard } from './application-state.tsx';
import { Credential, issuer, Sample } from './credentials.tsx';
import { ServiceAccountField } from './service-account-field.tsx';
import { Offered, type Client } from './offered.tsx';
import { MachineScopes, UserScopes } from './scope-fields.tsx';
import { SecretCard } from './secret-card.tsx';
import { texts } from './texts.ts';
import { VerifyCard } from './verify-card.tsx';

/** An application with its settings. */
export const ApplicationScreen = () => (
  <Offered permission="list">
    <OfPlatform />
  </Offered>
);

function OfPlatform() {
  const { may } = usePlatformAccess();
  return <Application mayManage={may({ oauthClient: ['manage'] })} />;
}

interface ApplicationProps {
  mayManage: boolean;
}

export function Application({ mayManage }: ApplicationProps) {
  const { id = '' } = useParams();
  return <ApplicationById key={id} id={id} mayManage={mayManage} />;
}

function ApplicationById({ id, mayManage }: ApplicationProps & { id: string }) {
  const query = trpc.oauth2.getClient.useQuery({ client_id: id });
  return (
    <Loaded query={query} screen renderError={({ code }) => (code === 'OAUTH_CLIENT_NOT_FOUND' ? <Gone /> : undefined)}>
      {(client) => <Page client={client} mayManage={mayManage} />}
    </Loaded>
  );
}

function Gone() {
  const { path } = useArea();
  return <Problem {...texts.gone} next={{ to: path, label: texts.back }} />;
}

function Page({ client, mayManage }: ApplicationProps & { client: Client }) {
  const { organization, path } = useArea();
  const { client_name: name, kind, disabled } = client;
  const isManual = client.source === 'manual';
  const isOfOther = organization === null && client.organization !== null;
  return (
    <Screen
      title={name}
      back={<BackLink to={path}>{texts.back}</BackLink>}
      about={
        <>
          {texts.kinds[kind].label}
          {isOfOther ? (
            <>
              {' '}
              · <bdi>{client.organization!.name}</bdi>
            </>
          ) : null}
        </>
      }
      actions={<EnabledState disabled={disabled} />}
    >
      {disabled ? <Alert variant="light">{texts.disable.isDisabled}</Alert> : null}
      <Card title={texts.settings.connection} about={texts.settings.connectionAbout}>
        <Credential name="clientId" value={client.client_id} />
        <Credential name="issuer" value={issuer} />
        <Sample client={client} />
      </Card>
      {mayManage ? (
        <>
          {isOfOther ? <VerifyCard client={client} /> : null}
          {isOfOther || !isManual ? null : <SettingsCard client={client} />}
          {client.secret_start === null || isOfOther || !isManual ? null : (
            <SecretCard client={client} secretStart={client.secret_start} />
          )}
          <SwitchCard client={client} />
          <DeleteCard client={client} />
        </>
      ) : null}
    </Screen>
  );
}

function SettingsCard({ client }: { client: Client }) {
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
        isEdit
      >
        <AppNameField />
        {kind === 'machine' ? (
          <>
            <ServiceAccountField />
            <MachineScopes />
          </>
        ) : (
          <>
            <RedirectField kind={kind} />
            <DevicesField />
            <LogoutFields kind={kind} />
          </>
        )}
        <PageFields />
        {client.jwks === null ? null : <KeysField />}
        {kind === 'machine' ? null : (
          <>
            <UserScopes />
            <OwnField />
          </>
        )}
      </CallForm>
    </Card>
  );
}
