import { Code, Paper } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/console/forms/fields.tsx';
import { useLinkCheck } from './link-check.ts';
import { FormSkeleton } from '#client/console/parts/skeletons.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUp } from '#shared/admin/schemas.ts';

import { texts } from './texts.ts';

/** The target of the setup link that the first start prints. */
export function SetUpScreen() {
  const [query, setQuery] = useSearchParams();
  const token = query.get('token');
  const { client } = trpc.useUtils();
  // The service checks the token before it rejects the empty form.
  const link = useLinkCheck(token, (linkToken) =>
    client.admin.setup.mutate({ token: linkToken, name: '-', email: '', password: '' }).then(
      () => true,
      (error: unknown) => failureOf(error).code !== 'INVALID_TOKEN',
    ),
  );
  const setUp = trpc.admin.setup.useMutation({
    onSuccess: () => {
      publicConfiguration.needsSetup = false;
    },
  });
  // The session that follows redirects there. Not on success: the session may be rendered before the new address.
  useEffect(() => {
    if (token && !query.has('callbackURL')) setQuery({ token, callbackURL: '/admin' }, { replace: true });
  }, [token, query, setQuery]);
  if (!setUp.isSuccess) {
    if (!token) {
      return (
        <Problem
          title={texts.setup.incomplete.title}
          about={texts.setup.incomplete.about}
          next={{ to: '/sign-in', label: texts.setup.signIn }}
        />
      );
    }
    if (link.isChecking) return <FormSkeleton fields={3} />;
    if (!link.isUsable) return <UnusableLink />;
  }
  return (
    <Screen title={texts.setup.title} about={texts.setup.about} centered>
      <Paper p="lg">
        <CallForm
          schema={SetUp}
          call={setUp}
          fixed={{ token: token ?? '' }}
          finishing={setUp.isSuccess}
          action={texts.setup.submit}
          fullWidth
        >
          <TextField name="name" label={texts.setup.name} autoComplete="name" required isFirst />
          <EmailField autoComplete="username" />
          <NewPasswordField name="password" label={texts.setup.password} />
        </CallForm>
      </Paper>
    </Screen>
  );
}

function UnusableLink() {
  return (
    <Problem
      title={texts.setup.invalid.title}
      about={
        <>
          {texts.setup.invalid.about}
          <Code block mt="sm" bg="var(--mantine-color-body)" bd="1px solid var(--mantine-color-default-border)">
            {texts.setup.invalid.command}
          </Code>
        </>
      }
      next={{ to: '/sign-in', label: texts.setup.signIn }}
    />
  );
}
