import './sso.css';

import { Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { NameField, PasswordField, TextField } from '#client/console/forms/fields.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { RegisterProvider } from '#shared/sso/schemas.ts';

import { SamlForm, SamlSteps } from './add-saml-connection.tsx';
import { ProductMark } from './product-mark.tsx';
import { ProductSteps } from './product-steps.tsx';
import { otherProduct, products, type Product } from './products.ts';
import { texts as samlTexts } from './saml-texts.ts';
import { texts } from './texts.ts';
import { useManager } from './use-manager.ts';

const SAML = 'saml';
const { protocols } = texts.add;

const allProducts: readonly Product[] = [
  ...products,
  { ...otherProduct, name: texts.add.other },
  { ...otherProduct, id: SAML, name: samlTexts.product },
];

/** Adds a connection: first the product, then its steps beside the fields that they fill. */
export function AddConnectionScreen() {
  const { canManage } = useManager();
  const { path: root } = useSetUp();
  const [search] = useSearchParams();
  const product = allProducts.find(({ id }) => id === search.get('provider'));
  const providerId = search.get('id');
  if (!canManage) return <Problem title={texts.add.title} about={texts.notAllowed} />;
  return product === undefined || providerId === null ? (
    <Screen
      title={texts.add.title}
      back={<BackLink to={`${root}/single-sign-on`}>{texts.add.toConnections}</BackLink>}
      about={texts.add.about}
    >
      <Tiles />
    </Screen>
  ) : (
    <SetUp key={providerId} product={product} providerId={providerId} />
  );
}

/** The id is in the address, so that the redirect URI stays the same when the page is loaded again. */
function Tiles() {
  const { organization } = useSetUp();
  const [suffix] = useState(() => crypto.randomUUID().slice(0, 6));
  const prefix = organization.slug
    .slice(0, 40)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const idFor = (product: string) => [prefix, product, suffix].filter(Boolean).join('-');
  return (
    <ul className="sso-tiles">
      {allProducts.map(({ id, name, saml }) => (
        <li key={id}>
          <Link to={`?${new URLSearchParams({ provider: id, id: idFor(id) })}`} className="sso-tile">
            <ProductMark id={id} />
            <bdi className="sso-tile-name">{name}</bdi>
            <Text span size="xs" c="dimmed">
              {id === SAML ? protocols.saml : saml ? `${protocols.oidc} · ${protocols.saml}` : protocols.oidc}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SetUp({ product, providerId }: { product: Product; providerId: string }) {
  const [search, setSearch] = useSearchParams();
  const isOther = product.id === SAML || product.id === otherProduct.id;
  const isSaml = product.id === SAML || (product.saml !== undefined && search.get('protocol') === SAML);
  const choose = (protocol: string) => setSearch({ ...Object.fromEntries(search), protocol }, { replace: true });
  return (
    <Screen
      title={isOther ? texts.add.title : product.name}
      picture={<ProductMark id={product.id} />}
      back={<BackLink to="?">{texts.add.back}</BackLink>}
    >
      {product.saml ? (
        <SegmentedControl
          aria-label={texts.add.protocol}
          data={[
            { value: 'oidc', label: texts.add.protocolNames.oidc },
            { value: SAML, label: texts.add.protocolNames.saml },
          ]}
          value={isSaml ? SAML : 'oidc'}
          onChange={choose}
          mb="lg"
          w="fit-content"
        />
      ) : null}
      <div className="sso-set-up">
        <section>
          <Title order={2}>{isOther ? texts.add.atOther : texts.add.at(product.name)}</Title>
          {isSaml ? (
            <SamlSteps product={product} providerId={providerId} />
          ) : (
            <ProductSteps product={product} redirectUri={`${publicConfiguration.ssoCallbackUrl}${providerId}`} />
          )}
        </section>
        <section>
          <Title order={2}>{texts.add.here}</Title>
          <Paper p="lg">
            {isSaml ? (
              <SamlForm product={product} providerId={providerId} />
            ) : (
              <ConnectionForm product={product} providerId={providerId} />
            )}
          </Paper>
        </section>
      </div>
    </Screen>
  );
}

function ConnectionForm({ product, providerId }: { product: Product; providerId: string }) {
  const { organization, path: root } = useSetUp();
  const go = useNavigate();
  const isOther = product.id === otherProduct.id;
  const { issuer } = product;
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
      initialValues={{
        name: isOther ? organization.name.slice(0, 64) : product.name,
        ...(issuer.value !== undefined && { issuer: issuer.value }),
      }}
      finishing={register.isSuccess}
      action={texts.add.submit}
    >
      <TextField
        name="issuer"
        label={texts.fields.issuer}
        description={issuer.example === undefined ? undefined : texts.fields.example(issuer.example)}
        type="url"
        required
        autoComplete="off"
      />
      <TextField
        name="clientId"
        label={isOther ? texts.fields.clientId : product.clientId}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField
        name="clientSecret"
        label={isOther ? texts.fields.clientSecret : product.clientSecret}
        autoComplete="off"
      />
      <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={64} />
    </CallForm>
  );
}
