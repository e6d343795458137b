import { lazy, Suspense, useRef, useState, type ChangeEvent, type ReactElement } from 'react';

import { isUploaded, requireLoads, useIsBroken } from '#client/components/pictures/picture-url.ts';
import { texts as pictureTexts } from '#client/components/texts/picture-texts.ts';

import { Action } from './action.tsx';
import { useAnnounce } from './announcements.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './fields.tsx';
import { Form, type Typed } from './form.tsx';
import { Waiting } from './loading.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

interface PictureProps {
  label: string;
  url: string | null;
  isRound: boolean;
  options: PublicOptions;
  /** Make the calls; `data` is base64. */
  upload: (data: string) => Promise<unknown>;
  setUrl: (url: string | null) => Promise<unknown>;
}

/** Uploads, links or removes the picture of a user or an organization. Each change is saved at once. */
export function Picture(props: PictureProps): ReactElement {
  const { label, url, options, setUrl } = props;
  const texts = useTexts('pictures', pictureTexts);
  const isBroken = useIsBroken(url);
  const [isUrlOpen, setUrlOpen] = useState(false);
  const close = () => setUrlOpen(false);
  const announce = useAnnounce();
  const remove = async () => {
    await setUrl(null);
    announce(texts.removed);
  };
  return (
    <fieldset aria-label={label} className="gh-picture">
      {options.pictures.upload ? (
        <>
          <Upload {...props} />
          <Button variant="plain" small onClick={() => setUrlOpen(true)}>
            {texts.useUrl}
          </Button>
          {url ? <Action label={texts.remove} run={remove} /> : null}
        </>
      ) : (
        <UrlForm {...props} isOnly />
      )}
      {isUrlOpen ? (
        <Dialog title={texts.url.title} onClose={close}>
          <UrlForm {...props} onSaved={close} />
        </Dialog>
      ) : null}
      {isBroken ? <p className="gh-error">{texts.broken}</p> : null}
    </fieldset>
  );
}

function Upload({ isRound, options, upload }: PictureProps): ReactElement {
  const texts = useTexts('pictures', pictureTexts);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { maxBytes } = options.pictures;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setFile(currentTarget.files?.[0] ?? null);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Button variant="plain" small onClick={() => input.current?.click()}>
        {texts.upload}
      </Button>
      {file ? (
        <Suspense fallback={<Waiting />}>
          <CropDialog file={file} isRound={isRound} maxBytes={maxBytes} upload={upload} onClose={() => setFile(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface UrlFormProps extends PictureProps {
  onSaved?: () => void;
  /** Whether the form is the only way to have a picture. */
  isOnly?: boolean;
}

/** A picture from the web, which must load. */
function UrlForm({ url, setUrl, onSaved, isOnly = false }: UrlFormProps): ReactElement {
  const { url: texts, saved, removed } = useTexts('pictures', pictureTexts);
  const announce = useAnnounce();
  const submit = async (typed: Typed) => {
    const chosen = typed['pictureUrl'] || null;
    if (chosen) await requireLoads(chosen, { field: 'pictureUrl', message: texts.notLoading });
    await setUrl(chosen);
    onSaved?.();
    announce(chosen === null ? removed : saved);
  };
  return (
    <Form onSubmit={submit} action={texts.save}>
      <Field
        name="pictureUrl"
        type="url"
        label={texts.field}
        hint={isOnly ? texts.hintOnly : texts.hint}
        placeholder={texts.example}
        defaultValue={isUploaded(url) ? '' : (url ?? '')}
        autoComplete="off"
        required={!isOnly}
      />
    </Form>
  );
}
