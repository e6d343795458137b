import { Radio, Stack } from '@mantine/core';

import { languages } from '#shared/lib/language/languages.ts';

import { rememberLanguage, currentLanguage } from '#client/page/remember-language.ts';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts } from '#client/components/texts/page-texts.ts';

/** The languages of the site; choosing one loads the page in it. */
export function LanguageDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.language}>
      <Radio.Group value={currentLanguage()} onChange={rememberLanguage} aria-label={texts.language}>
        <Stack gap="sm">
          {publicConfiguration.languages.map((language) => (
            <Radio key={language} value={language} label={languages[language]} lang={language} />
          ))}
        </Stack>
      </Radio.Group>
    </Dialog>
  );
}
