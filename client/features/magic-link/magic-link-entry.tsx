import type { SignedOutState } from '#client/app/deep-link.ts';
import { EntryLink } from '#client/app/entry-link.tsx';
import { LastUsed } from '#client/app/last-used.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';

import { texts } from './texts.ts';

/** Below the form of the sign-in screen. */
export function MagicLinkEntry({ state }: { state: SignedOutState }) {
  if (!publicConfiguration.magicLink) return null;
  return (
    <LastUsed method="magic-link">
      <EntryLink to="/magic-link" state={state}>
        {texts.action}
      </EntryLink>
    </LastUsed>
  );
}
