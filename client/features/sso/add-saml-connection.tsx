import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { NameField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { RegisterProvider } from '#shared/sso/schemas.ts';

import { MetadataField } from './metadata-field.tsx';
import { CopyField, ProductStep } from './product-steps.tsx';
import { texts as samlTexts } from './saml-texts.ts';
import { texts } from './texts.ts';

/** What to do at a SAML provider. The addresses of a connection follow from its id. */
export function SamlSteps({ providerId }: { providerId: string }) {
  const base = publicConfiguration.ssoCallbackUrl!.replace(/callback\/$/, 'saml2/sp');
  return (
    <ol className="sso-product-steps">
      <ProductStep title={samlTexts.create} />
      <ProductStep title={samlTexts.values}>
        <Value label={samlTexts.acsUrl} text={`${base}/acs/${providerId}`} />
        <Value label={samlTexts.entityId} text={`${base}/metadata?providerId=${providerId}`} />
      </ProductStep>
      <ProductStep title={texts.add.email} />
      <ProductStep title={texts.add.access} />
      <ProductStep title={samlTexts.copy} />
    </ol>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <CopyField text={text} what={label} />
    </div>
  );
}

export function SamlForm({ providerId }: { providerId: string }) {
  const { organization, path: root } = useSetUp();
  const go = useNavigate();
  const register = trpc.sso.register.useMutation({
    onSuccess: () => {
      notifySuccess(texts.add.done);
      void go(`${root}/single-sign-on/connections/${providerId}`, { replace: true });
    },
  });
  return (
    <CallForm
      schema={RegisterProvider}
      call={register}
      fixed={{ organizationId: organization.id, providerId }}
      initialValues={{ name: organization.name.slice(0, 64) }}
      finishing={register.isSuccess}
      action={texts.add.submit}
    >
      <MetadataField />
      <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={64} />
    </CallForm>
  );
}
