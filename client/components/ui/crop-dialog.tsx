import { useId, type ReactElement } from 'react';

import { CropEditor } from '#client/components/pictures/crop-editor.tsx';
import { texts as pictureTexts } from '#client/components/texts/picture-texts.ts';
import { useCrop } from '#client/components/pictures/use-crop.ts';

import { useAnnounce } from './announcements.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useErrorMessages } from '#client/components/errors.ts';
import { Failure } from './form.tsx';
import { Waiting } from './loading.tsx';
import { useTexts } from '#client/components/settings.tsx';

interface CropDialogProps {
  file: Blob;
  isRound: boolean;
  maxBytes: number;
  /** Makes the call, with the picture in base64. */
  upload: (data: string) => Promise<unknown>;
  onClose: () => void;
}

/** Crops a picture to a square and saves it. */
export function CropDialog({ file, isRound, maxBytes, upload, onClose }: CropDialogProps): ReactElement {
  const texts = useTexts('pictures', pictureTexts);
  const { messageOf } = useErrorMessages();
  const messages = { unreadable: texts.unreadable, tooLarge: pictureTexts.errors.PICTURE_TOO_LARGE };
  const { picture, setCrop, error, isPending, save } = useCrop({ file, maxBytes, upload, messages });
  const hint = useId();
  const announce = useAnnounce();
  const finish = () => {
    onClose();
    announce(texts.saved);
  };
  return (
    <Dialog title={texts.crop.title} onClose={onClose}>
      {error ? <Failure>{messageOf(error)}</Failure> : null}
      {picture ? (
        <>
          <CropEditor {...picture} onCrop={setCrop} isRound={isRound} labels={texts.crop} describedBy={hint} />
          <p id={hint} className="gh-hint">
            {texts.crop.hint}
          </p>
          <DialogFooter>
            <Button isPending={isPending} onClick={() => void save(finish)}>
              {texts.crop.save}
            </Button>
          </DialogFooter>
        </>
      ) : error ? (
        <DialogFooter>{null}</DialogFooter>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}
