import { Paper } from '@mantine/core';
import { useNavigate } from 'react-router';
import { z } from 'zod';

import { BackLink, CancelLink } from '#client/console/parts/back-link.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { Offered } from '#client/features/oauth-provider/applications/offered.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { CreateOAuthResource } from '#shared/oauth-provider/resources.ts';

import { ApiFields, Fields, membersOf } from './api-fields.tsx';
import { texts } from './texts.ts';

const NewApi = z.intersection(z.object({ uri: CreateOAuthResource.shape.uri }), ApiFields);

export const RegisterApiScreen = () => (
  <Offered permission="manage">
    <Screen title={texts.register.title} back={<BackLink to="/admin/apis">{texts.back}</BackLink>}>
      <Paper p="lg">
        <RegisterForm />
      </Paper>
    </Screen>
  </Offered>
);

function RegisterForm() {
  const go = useNavigate();
  const create = trpc.oauth2.createResource.useMutation({
    onSuccess: ({ id }) => {
      notifySuccess(texts.register.done);
      void go(`/admin/apis/${id}`, { replace: true });
    },
  });
  const register = ({ uri, ...fields }: z.input<typeof NewApi>) => create.mutateAsync({ uri, ...membersOf(fields) });
  return (
    <CancelLink to="/admin/apis">
      <CallForm
        schema={NewApi}
        call={{ mutateAsync: register }}
        initialValues={{ mcp: false }}
        finishing={create.isSuccess}
        action={texts.register.submit}
      >
        <TextField
          name="uri"
          label={texts.fields.uri}
          description={texts.fields.uriHint}
          placeholder={texts.fields.uriExample}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <Fields />
      </CallForm>
    </CancelLink>
  );
}
