import { Paper, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { BackLink, CancelLink } from '#client/console/parts/back-link.tsx';
import { CallForm, useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import { Disclosure } from '#client/console/parts/disclosure.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { OAuthClientKind, RegisteredKind } from '#shared/oauth-provider/schemas.ts';

import { useArea } from './area.tsx';
import {
  ApplicationFields,
  AppNameField,
  DevicesField,
  KeysField,
  LogoutFields,
  membersOf,
  OwnField,
  PageFields,
  RedirectField,
} from './application-fields.tsx';
import { CredentialsDialog, type NewCredentials } from './credentials.tsx';
import { Offered } from './offered.tsx';
import { MachineScopes, UserScopes } from './scope-fields.tsx';
import { ServiceAccountField } from './service-account-field.tsx';
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
      <CancelLink to={path}>
        <CallForm
          schema={ApplicationFields}
          call={{ mutateAsync: register }}
          initialValues={initialValues}
          finishing={create.isSuccess}
          action={texts.register.submit}
        >
          <Fields />
        </CallForm>
      </CancelLink>
      <CredentialsDialog
        credentials={registered}
        title={texts.credentials.registered}
        onDone={() => void go(`${path}/${registered!.client_id}`)}
      />
    </>
  );
}

/** The fields behind *Advanced*, which a restored form must not hide. */
const ADVANCED = ['homePage', 'privacyPolicy', 'terms', 'postLogoutUris', 'logoutUri', 'keys', 'skipConsent'];

/** What an application needs to work, and the rest on demand. */
function Fields() {
  const { values, isDirty } = useCurrentForm();
  const kind = OAuthClientKind.parse(values['kind']);
  const isMachine = kind === 'machine';
  // A program on a device may have no address to return to.
  const isNative = kind === 'native';
  const isRestored = ADVANCED.some((field) => isDirty(field)) || (!isMachine && isDirty('scopes'));
  return (
    <>
      <KindField />
      <AppNameField />
      {isMachine ? <ServiceAccountField /> : <RedirectField kind={kind} />}
      {isMachine && values['serviceAccount'] ? <MachineScopes /> : null}
      {isNative ? <DevicesField /> : null}
      <Disclosure title={texts.register.advanced} isNeeded={isRestored}>
        <PageFields />
        {isMachine ? null : <LogoutFields kind={kind} />}
        {kind === 'web' || isMachine ? <KeysField /> : null}
        {isMachine ? null : (
          <>
            {isNative ? null : <DevicesField />}
            <UserScopes />
            <OwnField />
          </>
        )}
      </Disclosure>
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
