import { Paper, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { CallForm, useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { OAuthClientKind, RegisteredKind } from '#shared/oauth-provider/schemas.ts';

import { useArea } from './area.tsx';
import {
  AccessFields,
  ApplicationFields,
  KeysField,
  LogoutFields,
  membersOf,
  NameFields,
  RedirectField,
} from './application-fields.tsx';
import { CredentialsDialog, type NewCredentials } from './credentials.tsx';
import { MachineFields } from './machine-fields.tsx';
import { Offered } from './offered.tsx';
import { texts } from './texts.ts';

export const RegisterApplicationScreen = () => (
  <Offered permission="manage">
    <Register />
  </Offered>
);

export function Register() {
  const { path } = useArea();
  return (
    <Screen
      title={texts.register.title}
      back={<BackLink to={path}>{texts.back}</BackLink>}
      about={texts.register.about}
    >
      <Paper p="lg">
        <RegisterForm />
      </Paper>
    </Screen>
  );
}

const initialValues = {
  kind: 'web',
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  devices: false,
  skipConsent: false,
};

/** Shows the credentials once, then the page of the application. */
function RegisterForm() {
  const go = useNavigate();
  const { organization, path } = useArea();
  const owner = organization === null ? {} : { organizationId: organization.id };
  const [registered, setRegistered] = useState<NewCredentials | null>(null);
  const create = trpc.oauth2.createClient.useMutation({ onSuccess: setRegistered });
  const register = (fields: ApplicationFields) =>
    create
      .mutateAsync({ kind: RegisteredKind.parse(fields.kind), ...membersOf(fields), ...owner })
      .then(() => undefined);
  return (
    <>
      <CallForm
        schema={ApplicationFields}
        call={{ mutateAsync: register }}
        initialValues={initialValues}
        finishing={create.isSuccess}
        action={texts.register.submit}
      >
        <Fields />
      </CallForm>
      <CredentialsDialog
        credentials={registered}
        title={texts.credentials.registered}
        onDone={() => void go(`${path}/${registered!.client_id}`)}
      />
    </>
  );
}

function Fields() {
  const kind = OAuthClientKind.parse(useCurrentForm().values['kind']);
  return (
    <>
      <KindField />
      <NameFields />
      {kind === 'web' || kind === 'machine' ? <KeysField /> : null}
      {kind === 'machine' ? (
        <MachineFields />
      ) : (
        <>
          <RedirectField kind={kind} />
          <LogoutFields kind={kind} />
          <AccessFields />
        </>
      )}
    </>
  );
}

function KindField() {
  const { name, ...field } = useField('kind');
  return (
    <Radio.Group label={texts.fields.kind} name={name} {...field}>
      <Stack gap="xs" mt={6}>
        {RegisteredKind.options.map((kind) => (
          <Radio key={kind} value={kind} {...texts.kinds[kind]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
