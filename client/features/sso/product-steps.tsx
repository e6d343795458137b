import { Code, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { CopyButton } from '#client/console/forms/copy-button.tsx';

import { otherProduct, type Product } from './products.ts';
import { texts } from './texts.ts';

interface ProductStepsProps {
  product: Product;
  redirectUri: string;
}

/** What to do at the identity provider. */
export function ProductSteps({ product, redirectUri }: ProductStepsProps) {
  const { id, create, redirect, email, access, clientId, clientSecret } = product;
  const isOther = id === otherProduct.id;
  return (
    <ol className="sso-product-steps">
      <ProductStep title={isOther ? texts.add.createOther : texts.add.create}>
        <Path names={create} />
      </ProductStep>
      <ProductStep title={texts.add.redirect}>
        <Path names={[redirect]} />
        <CopyField text={redirectUri} what={texts.fields.copyRedirectUri} />
      </ProductStep>
      {email ? (
        <ProductStep title={texts.add.email}>
          <Path names={email} />
        </ProductStep>
      ) : null}
      {access ? (
        <ProductStep title={texts.add.access}>
          <Path names={access} />
        </ProductStep>
      ) : null}
      <ProductStep title={texts.add.copy}>
        <Names names={[texts.fields.issuer, clientId, clientSecret]} />
      </ProductStep>
      <ProductStep title={texts.add.test} />
    </ol>
  );
}

export function ProductStep({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      {children}
    </li>
  );
}

/** In the words of the provider, from left to right. */
export function Path({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" lang="en" dir="ltr" component="div">
      {names.join(' › ')}
    </Text>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <Text size="sm" c="dimmed">
      {names.join(', ')}
    </Text>
  );
}

/** A value to be copied to the provider. `what` completes "Copy …". */
export function CopyField({ text, what }: { text: string; what: string }) {
  return (
    <div className="sso-copy">
      <Code>{text}</Code>
      <CopyButton text={text} what={what} />
    </div>
  );
}
