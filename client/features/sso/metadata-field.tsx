import { Button } from '@mantine/core';
import { useState } from 'react';

import { TextField } from '#client/console/forms/fields.tsx';

import { DocumentField } from './document-field.tsx';
import { texts } from './saml-texts.ts';

const PLACEHOLDER = '<EntityDescriptor …';

/** The metadata of a SAML provider: at an address, or as text. */
export function MetadataField({ isPasted = false }: { isPasted?: boolean | undefined }) {
  const [isText, setText] = useState(isPasted);
  return (
    <div>
      {isText ? (
        <DocumentField name="metadata" label={texts.metadata} placeholder={PLACEHOLDER} />
      ) : (
        <TextField name="metadataUrl" label={texts.metadataUrl} type="url" required autoComplete="off" />
      )}
      <Button variant="transparent" size="compact-sm" px={0} mt={4} onClick={() => setText(!isText)}>
        {isText ? texts.address : texts.paste}
      </Button>
    </div>
  );
}
