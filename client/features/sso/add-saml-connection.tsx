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
import { CopyField, Path, ProductStep } from './product-steps.tsx';
import type { Product } from './products.ts';
import { texts as samlTexts } from './saml-texts.ts';
import { texts } from './texts.ts';

interface SamlProps {
  product: Product;
  providerId: string;
}

/** What to do at a SAML provider. The addresses of a connection follow from its id. */
export function SamlSteps({ product: { saml }, providerId }: SamlProps) {
  const base = publicConfiguration.ssoCallbackUrl!.replace(/callback\/$/, 'saml2/sp');
  return (
    <ol className="sso-product-steps">
      <ProductStep title={samlTexts.create}>
        <Path names={saml?.create ?? []} />
        <Path names={saml?.more ?? []} />
      </ProductStep>
      <ProductStep title={samlTexts.values}>
        <Value label={saml?.acsUrl ?? samlTexts.acsUrl} text={`${base}/acs/${providerId}`} />
        <Value label={saml?.entityId ?? samlTexts.entityId} text={`${base}/metadata?providerId=${providerId}`} />
      </ProductStep>
      {saml === undefined || saml.email ? (
        <ProductStep title={texts.add.email}>
          <Path names={saml?.email ?? []} />
        </ProductStep>
      ) : null}
      {saml === undefined || saml.access ? (
        <ProductStep title={texts.add.access}>
          <Path names={saml?.access ?? []} />
        </ProductStep>
      ) : null}
      <ProductStep title={saml?.isFile ? samlTexts.download : samlTexts.copy}>
        <Path names={saml?.metadata ?? []} />
      </ProductStep>
      <ProductStep title={texts.add.test} />
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

export function SamlForm({ product: { name, saml }, providerId }: SamlProps) {
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
      initialValues={{ name: saml ? name : organization.name.slice(0, 64) }}
      finishing={register.isSuccess}
      action={texts.add.submit}
    >
      <MetadataField isPasted={saml?.isFile} />
      <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={64} />
    </CallForm>
  );
}
