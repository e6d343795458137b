import { useState, type ReactElement } from 'react';

import { texts as factorTexts } from '#client/components/texts/factor-texts.ts';
import { useUser } from '#client/sdk/session.ts';

import { Button } from '#client/components/ui/button.tsx';
import { CheckField } from '#client/components/ui/fields.tsx';
import { useTexts } from '#client/components/settings.tsx';

interface BackupCodesProps {
  codes: readonly string[];
  /** The name of the service. */
  app: string;
  onDone: () => void;
}

/** Shows new codes once. The user confirms that they are saved. */
export function BackupCodes({ codes, app, onDone }: BackupCodesProps): ReactElement {
  const texts = useTexts('factors', factorTexts).backupCodes;
  const { email } = useUser({ beforeEnrolment: true });
  const [isSaved, setSaved] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const content = [texts.file(app, email), '', ...codes, ''].join('\n');
  const copy = () => void navigator.clipboard.writeText(content).then(() => setCopied(true));
  return (
    <>
      <p>
        {texts.about} <strong>{texts.once}</strong>
      </p>
      <ul className="gh-codes">
        {codes.map((code) => (
          <li key={code} className="gh-code">
            {code}
          </li>
        ))}
      </ul>
      <div className="gh-between">
        <Button variant="plain" small onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button variant="plain" small onClick={() => download(`${app} backup codes.txt`, content)}>
          {texts.download}
        </Button>
        <Button variant="plain" small onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <CheckField label={texts.saved} checked={isSaved} onChange={({ target }) => setSaved(target.checked)} />
      <Button disabled={!isSaved} onClick={onDone}>
        {texts.done}
      </Button>
    </>
  );
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
