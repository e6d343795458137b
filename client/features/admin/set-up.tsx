import { Code, Paper } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { useLinkCheck } from '#client/app/link-check.ts';
import { FormSkeleton } from '#client/app/lists/skeletons.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUp } from '#shared/admin.ts';

/** Where the link leads that the first start prints. */
export function SetUpScreen() {
  const [query, setQuery] = useSearchParams();
  const token = query.get('token');
  const { client } = trpc.useUtils();
  // The service judges the token before it refuses the empty form.
  const link = useLinkCheck(token, (linkToken) =>
    client.admin.setup.mutate({ token: linkToken, name: '-', email: '', password: '' }).then(
      () => true,
      (error: unknown) => failureOf(error).code !== 'INVALID_TOKEN',
    ),
  );
  const setUp = trpc.admin.setup.useMutation({
    onSuccess: () => {
      siteOptions.needsSetup = false;
      // The session that follows leads there.
      setQuery({ callbackURL: '/admin/users' }, { replace: true });
    },
  });
  if (!setUp.isSuccess) {
    if (!token) {
      return (
        <Problem
          title="Open the whole link"
          about="The first administrator is created with the link that the service printed in its terminal."
          next={{ to: '/sign-in', label: 'Sign in' }}
        />
      );
    }
    if (link.isChecking) return <FormSkeleton fields={3} />;
    if (!link.isUsable) return <UnusableLink />;
  }
  return (
    <Screen title="The first administrator" about="This account may do everything here." centered>
      <Paper p="lg">
        <CallForm
          schema={SetUp}
          call={setUp}
          fixed={{ token: token ?? '' }}
          finishing={setUp.isSuccess}
          action="Create administrator"
          fullWidth
        >
          <TextField name="name" label="Name" autoComplete="name" required isFirst />
          <EmailField />
          <NewPasswordField name="password" label="Password" />
        </CallForm>
      </Paper>
    </Screen>
  );
}

function UnusableLink() {
  return (
    <Problem
      title="This setup link doesn’t work"
      about={
        <>
          It was used, replaced by a newer one, or it expired. The operator of the service gets a new one by restarting
          it, or creates an administrator with:
          <Code block mt="sm">
            npm run admin -- create you@example.com --admin
          </Code>
        </>
      }
      next={{ to: '/sign-in', label: 'Sign in' }}
    />
  );
}
