import { lazy, Suspense, useRef, useState, type ChangeEvent, type ReactElement, type ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { isUploaded, requireLoads, useIsBroken } from '#client/components/pictures/picture-url.ts';
import { texts as pictureTexts } from '#client/components/texts/picture-texts.ts';

import { useAnnounce } from './announcements.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './fields.tsx';
import { Failure, Form, type Typed } from './form.tsx';
import { Icon, pencilIcon } from './icons.tsx';
import { Waiting } from './loading.tsx';
import { Menu, MenuItem } from './menu.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

interface PictureProps {
  label: string;
  /** The picture as it is shown. */
  picture: ReactNode;
  url: string | null;
  isRound: boolean;
  options: PublicOptions;
  /** Make the calls; `data` is base64. */
  upload: (data: string) => Promise<unknown>;
  setUrl: (url: string | null) => Promise<unknown>;
}

/** A picture of a user or an organization, with a menu to upload, link or remove it. Each change is saved at once. */
export function Picture(props: PictureProps): ReactElement {
  const { label, picture, url, options } = props;
  const texts = useTexts('pictures', pictureTexts);
  const isBroken = useIsBroken(url);
  return (
    <fieldset aria-label={label} className="gh-picture">
      {options.pictures.upload ? (
        <PictureMenu {...props} />
      ) : (
        <>
          {picture}
          <UrlForm {...props} isOnly />
        </>
      )}
      {isBroken ? <p className="gh-error">{texts.broken}</p> : null}
    </fieldset>
  );
}

function PictureMenu(props: PictureProps): ReactElement {
  const { label, picture, url, isRound, options, upload, setUrl } = props;
  const texts = useTexts('pictures', pictureTexts);
  const announce = useAnnounce();
  const { error, run } = useSingleFlight();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isUrlOpen, setUrlOpen] = useState(false);
  const closeUrl = () => setUrlOpen(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setFile(currentTarget.files?.[0] ?? null);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const remove = async () => {
    await setUrl(null);
    announce(texts.removed);
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Menu
        label={label}
        className="gh-trigger gh-round"
        button={
          <>
            {picture}
            <span className="gh-picture-mark">
              <Icon path={pencilIcon} size={14} />
            </span>
          </>
        }
      >
        {(close) => {
          const closing = (action: () => unknown) => () => {
            close();
            action();
          };
          return (
            <>
              <MenuItem onClick={closing(() => input.current?.click())}>{texts.upload}</MenuItem>
              <MenuItem onClick={closing(() => setUrlOpen(true))}>{texts.useUrl}</MenuItem>
              {url ? (
                <MenuItem isDangerous onClick={closing(() => run(remove))}>
                  {texts.remove}
                </MenuItem>
              ) : null}
            </>
          );
        }}
      </Menu>
      {error ? <Failure error={error} /> : null}
      {file ? (
        <Suspense fallback={<Waiting />}>
          <CropDialog
            file={file}
            isRound={isRound}
            maxBytes={options.pictures.maxBytes}
            upload={upload}
            onClose={() => setFile(null)}
          />
        </Suspense>
      ) : null}
      {isUrlOpen ? (
        <Dialog title={texts.url.title} onClose={closeUrl}>
          <UrlForm {...props} onSaved={closeUrl} />
        </Dialog>
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
