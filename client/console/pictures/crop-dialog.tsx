import { Button, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { useId } from 'react';

import { Dialog } from '#client/console/parts/dialog.tsx';
import { FormError } from '#client/console/forms/call-form.tsx';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';

import { CropEditor } from '#client/components/pictures/crop-editor.tsx';
import { texts } from '#client/components/texts/picture-texts.ts';
import { useCrop } from '#client/components/pictures/use-crop.ts';

interface CropDialogProps {
  opened: boolean;
  /** The last chosen file. */
  file: Blob | null;
  isRound: boolean;
  /** Makes the call, with the picture in base64. */
  upload: (data: string) => Promise<unknown>;
  onClose: () => void;
}

/** Crops a picture to a square and saves it. */
export function CropDialog({ opened, file, ...props }: CropDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.crop.title}>
      {file ? <Content {...props} file={file} /> : null}
    </Dialog>
  );
}

function Content({ file, isRound, upload, onClose }: Omit<CropDialogProps, 'opened' | 'file'> & { file: Blob }) {
  const { maxBytes } = publicConfiguration.pictures;
  const messages = { unreadable: texts.unreadable, tooLarge: texts.errors.PICTURE_TOO_LARGE };
  const { picture, setCrop, error, isPending, save } = useCrop({ file, maxBytes, upload, messages });
  const hint = useId();
  const onSaved = () => {
    onClose();
    notifySuccess(texts.saved);
  };
  return (
    <Stack gap="md">
      {error ? <FormError error={error} /> : null}
      {picture ? (
        <>
          <CropEditor {...picture} onCrop={setCrop} isRound={isRound} labels={texts.crop} describedBy={hint} />
          <Text id={hint} size="sm" c="dimmed" ta="center">
            {texts.crop.hint}
          </Text>
        </>
      ) : error ? null : (
        <Center h={240}>
          <Loader />
        </Center>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {partTexts.confirm.cancel}
        </Button>
        {picture ? (
          <Button loading={isPending} onClick={() => void save(onSaved)}>
            {texts.crop.save}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
