import { z } from 'zod';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';

import { isUploaded, requireLoads } from '#client/components/pictures/picture-url.ts';
import { texts } from '#client/components/texts/picture-texts.ts';

interface UrlFormProps {
  /** The field's schema of the call. */
  schema: z.ZodType<string, string>;
  url: string | null;
  /** Makes the call. */
  setUrl: (url: string | null) => Promise<unknown>;
  onSaved?: () => void;
  /** Whether the form is the only way to have a picture. */
  isOnly?: boolean;
}

/** A picture from the web, which must load. */
export function UrlForm({ schema, url, setUrl, onSaved, isOnly = false }: UrlFormProps) {
  const call = {
    mutateAsync: async ({ pictureUrl = null }: { pictureUrl?: string | null | undefined }) => {
      if (pictureUrl) await requireLoads(pictureUrl, { field: 'pictureUrl', message: texts.url.notLoading });
      await setUrl(pictureUrl);
      onSaved?.();
      notifySuccess(pictureUrl ? texts.saved : texts.removed);
    },
  };
  return (
    <CallForm
      schema={z.object({ pictureUrl: schema.nullish() })}
      call={call}
      initialValues={{ pictureUrl: isUploaded(url) ? '' : (url ?? '') }}
      action={texts.url.save}
    >
      <TextField
        name="pictureUrl"
        label={texts.url.field}
        description={isOnly ? texts.url.hintOnly : texts.url.hint}
        placeholder={texts.url.example}
        type="url"
        inputMode="url"
        autoComplete="off"
        required={!isOnly}
      />
    </CallForm>
  );
}
