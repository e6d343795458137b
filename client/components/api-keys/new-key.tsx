import { useState, type ReactElement } from 'react';

import { useTexts } from '#client/components/settings.tsx';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';

/** Shows a key once, until the user closes the dialog. */
export function NewKey({ secret, onDone }: { secret: string; onDone: () => void }): ReactElement {
  const { title, what, about } = useTexts('keys', keyTexts).created;
  const { secret: texts } = useTexts('shell', shellTexts);
  const { copy } = useTexts('parts', partTexts);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog title={title} onClose={onDone} stays>
      <p>
        {texts.about(what)} <strong>{texts.once}</strong> {about}
      </p>
      <pre className="gh-code gh-secret">{secret}</pre>
      <div className="gh-dialog-footer">
        <Button
          variant={isCopied ? 'plain' : 'primary'}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {isCopied ? copy.copied : copy.copy(what)}
        </Button>
        <Button variant={isCopied ? 'primary' : 'plain'} onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
