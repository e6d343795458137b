import { Button, Fieldset, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLink, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState, type ChangeEvent } from 'react';
import type { z } from 'zod';

import { Dialog } from '#client/console/parts/dialog.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';

import { CropDialog } from './crop-dialog.tsx';
import { useIsBroken } from '#client/components/pictures/picture-url.ts';
import { texts } from '#client/components/texts/picture-texts.ts';
import { UrlForm } from './url-form.tsx';

interface PictureEditorProps {
  label: string;
  url: string | null;
  isRound: boolean;
  /** Of a picture's URL in the call. */
  urlSchema: z.ZodType<string, string>;
  /** Make the calls; `data` is base64. */
  upload: (data: string) => Promise<unknown>;
  setUrl: (url: string | null) => Promise<unknown>;
}

/** As the fields below it. */
const look = {
  root: { margin: 0, padding: 0 },
  legend: { padding: 0, marginBottom: 4, fontSize: 'var(--mantine-font-size-sm)', fontWeight: 500 },
} as const;

/** Uploads, links or removes the picture of a user or an organization. Each change is saved at once. */
export function PictureEditor(props: PictureEditorProps) {
  const { label, url, urlSchema, setUrl } = props;
  const isBroken = useIsBroken(url);
  const warning = isBroken ? (
    <Text size="sm" c="var(--mantine-color-error)">
      {texts.broken}
    </Text>
  ) : null;
  if (!publicConfiguration.pictures.upload) {
    return (
      <div>
        <UrlForm schema={urlSchema} url={url} setUrl={setUrl} isOnly />
        {warning}
      </div>
    );
  }
  return (
    <Fieldset variant="unstyled" legend={label} styles={look}>
      <Group gap="sm">
        <Upload {...props} />
        <UseUrl {...props} />
        {url ? <Remove {...props} /> : null}
      </Group>
      {warning}
    </Fieldset>
  );
}

function Upload({ isRound, upload }: PictureEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [opened, { open, close }] = useDisclosure();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!chosen) return;
    setFile(chosen);
    open();
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => input.current?.click()}>
        {texts.upload}
      </Button>
      <CropDialog opened={opened} file={file} isRound={isRound} upload={upload} onClose={close} />
    </>
  );
}

function UseUrl({ url, urlSchema, setUrl }: PictureEditorProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<IconLink size={16} />} onClick={open}>
        {texts.useUrl}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.url.title}>
        <UrlForm schema={urlSchema} url={url} setUrl={setUrl} onSaved={close} />
      </Dialog>
    </>
  );
}

function Remove({ setUrl }: PictureEditorProps) {
  const { isPending, run } = useSingleFlight();
  const remove = async () => {
    await setUrl(null);
    notifySuccess(texts.removed);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={16} />}
      loading={isPending}
      onClick={() => void run(remove, notifyError)}
    >
      {texts.remove}
    </Button>
  );
}
