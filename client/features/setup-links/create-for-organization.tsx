import { Text } from '@mantine/core';
import { useState } from 'react';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { Card } from '#client/console/parts/card.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { AdminCreateSetupLink, setupScopes } from '#shared/setup-links/schemas.ts';

import { OrganizationChoice } from './organization-choice.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { texts } from './texts.ts';

/** Creates a link for an organization, which the query string can name. */
export const CreateForOrganizationScreen = () => (
  <Permitted needs={{ enterprise: ['manage'] }}>
    <Screen
      title={texts.administration.title}
      back={<BackLink to="/admin/enterprise">{enterpriseTexts.back}</BackLink>}
    >
      <CreateForm />
    </Screen>
  </Permitted>
);

function CreateForm() {
  const { may } = usePlatformAccess();
  const { get } = useListAddress();
  const [url, setUrl] = useState<string | null>(null);
  const create = trpc.admin.createOrganizationSetupLink.useMutation({ onSuccess: (created) => setUrl(created.url) });
  return (
    <Card title={texts.administration.card} about={texts.administration.about}>
      <CallForm
        schema={AdminCreateSetupLink}
        call={create}
        initialValues={{ organizationId: get('organization'), scopes: ['domains', 'sso'] }}
        action={texts.create.submit}
      >
        {may({ organization: ['list'] }) ? (
          <OrganizationChoice />
        ) : (
          <TextField name="organizationId" label={texts.administration.organizationId} required autoComplete="off" />
        )}
        <ScopeFields offered={setupScopes} />
        <Text size="sm" c="dimmed">
          {texts.administration.note}
        </Text>
      </CallForm>
      <SecretDialog secret={url} {...texts.created} onDone={() => setUrl(null)} />
    </Card>
  );
}
