import { Paper } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { CallForm } from '#client/app/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { SetUp } from '#shared/admin.ts';

/** What the link that the first start printed opens. */
export function SetUpScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const setUp = trpc.admin.setup.useMutation();
  if (!token) return <Problem title="No setup link" about="Open the link that the service printed when it started." />;
  return (
    <Screen title="Welcome to Gatehouse" about="Make the first administrator's account." centered>
      <Paper p="lg">
        <CallForm schema={SetUp} call={setUp} fixed={{ token }} finishing={setUp.isSuccess} action="Begin" fullWidth>
          <TextField name="name" label="Name" autoComplete="name" required isFirst />
          <EmailField />
          <NewPasswordField name="password" label="Password" />
        </CallForm>
      </Paper>
    </Screen>
  );
}
