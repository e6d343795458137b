import { useState, type ReactElement } from 'react';

import { useTexts } from '#client/components/settings.tsx';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { RelativeTime } from '#client/components/ui/localized-text.tsx';
import { Badge } from '#client/components/ui/section.tsx';

import type { ApiKey } from './api-key.ts';
import { KeyMenu } from './key-menu.tsx';
import type { KeyOwner } from './key-owner.ts';
import { useScopeWords } from './use-scope-words.ts';

interface KeyRowProps {
  apiKey: ApiKey;
  /** Null for a user who may only see the key. */
  owner: KeyOwner | null;
  /** Gets the key that replaces it. */
  onRotated: (key: string) => void;
}

/** A key, without the key itself. */
export function KeyRow({ apiKey, owner, onRotated }: KeyRowProps): ReactElement {
  const texts = useTexts('keys', keyTexts);
  const { name, start, scopes, networks, enabled, lastRequest, expiresAt } = apiKey;
  const words = useScopeWords();
  const [now] = useState(() => Date.now());
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  const state = isExpired ? texts.state.expired : enabled ? null : texts.state.disabled;
  return (
    <li className="gh-row gh-key">
      <div className="gh-grow">
        <strong>
          {name ?? texts.unnamed} {state === null ? null : <Badge>{state}</Badge>}
        </strong>
        <span>
          <code className="gh-code">{start}…</code> ·{' '}
          {lastRequest ? (
            <>
              {texts.used} <RelativeTime at={lastRequest} />
            </>
          ) : (
            texts.neverUsed
          )}{' '}
          ·{' '}
          {expiresAt ? (
            <>
              {texts.expires} <RelativeTime at={expiresAt} />
            </>
          ) : (
            texts.noExpiry
          )}
          {networks.length > 0 ? ` · ${texts.networks(networks)}` : null}
        </span>
        <Scopes words={scopes.map(words)} />
      </div>
      {owner === null ? null : <KeyMenu apiKey={apiKey} owner={owner} onRotated={onRotated} />}
    </li>
  );
}

/** What a key may do: one permission, or several behind their number. */
function Scopes({ words }: { words: readonly string[] }): ReactElement {
  const texts = useTexts('keys', keyTexts);
  if (words.length < 2) return <span>{words[0] ?? texts.noScopes}</span>;
  return (
    <details className="gh-more">
      <summary>{texts.scopes(words.length)}</summary>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}
