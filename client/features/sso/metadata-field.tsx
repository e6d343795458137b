import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';

import { useField } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';

import { texts } from './saml-texts.ts';

const PLACEHOLDER = '<EntityDescriptor …';

/** The metadata of a SAML provider: at an address, or as text. */
export function MetadataField() {
  const [isText, setText] = useState(false);
  return (
    <div>
      {isText ? (
        <MetadataText />
      ) : (
        <TextField name="metadataUrl" label={texts.metadataUrl} type="url" required autoComplete="off" />
      )}
      <Button variant="transparent" size="compact-sm" px={0} mt={4} onClick={() => setText(!isText)}>
        {isText ? texts.address : texts.paste}
      </Button>
    </div>
  );
}

function MetadataText() {
  return (
    <Textarea
      label={texts.metadata}
      placeholder={PLACEHOLDER}
      autosize
      minRows={4}
      maxRows={10}
      required
      withAsterisk={false}
      spellCheck={false}
      {...useField('metadata')}
    />
  );
}
