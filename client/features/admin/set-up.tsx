import { Paper } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUp } from '#shared/admin.ts';

/** Where the link leads that the first start prints. */
export function SetUpScreen() {
  const [query, setQuery] = useSearchParams();
  const token = query.get('token');
  const setUp = trpc.admin.setup.useMutation({
    onSuccess: () => {
      siteOptions.needsSetup = false;
      // The session that follows leads there.
      setQuery({ callbackURL: '/admin/users' }, { replace: true });
    },
  });
  if (!token && !setUp.isSuccess) {
    return (
      <Problem
        title="Open the whole link"
        about="The first administrator is made by the link that the service printed."
        next={{ to: '/sign-in', label: 'Sign in' }}
      />
    );
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
