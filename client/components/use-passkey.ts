import { useCallback, useEffect, useRef } from 'react';

import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

type Response = Inputs['passkey']['verifyAuthentication']['response'];

/** Loaded when a passkey is used. */
export const loadCeremonies = () => import('#client/components/lib/ceremonies.ts');

/** Returns a function that asks for a passkey. */
export function useAskForPasskey(): (options?: { autofill?: boolean }) => Promise<Response> {
  const { client } = trpc.useUtils();
  return useCallback(
    async ({ autofill = false } = {}) => {
      const [{ askForPasskey }, options] = await Promise.all([
        loadCeremonies(),
        client.passkey.generateAuthenticateOptions.query({}),
      ]);
      return askForPasskey(options, { autofill });
    },
    [client],
  );
}

/** Shorter than the lifetime of a challenge. */
const RENEWAL_MS = 240_000;

/** Offers passkeys among the suggestions of the field with `autocomplete="webauthn"`, in browsers that support it. */
export function usePasskeyAutofill(isPaused: boolean, onResponse: (response: Response) => void): void {
  const ask = useAskForPasskey();
  const respond = useRef(onResponse);
  useEffect(() => {
    respond.current = onResponse;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    let isCurrent = true;
    const offer = async () => {
      const isSupported = await PublicKeyCredential.isConditionalMediationAvailable?.();
      if (!isSupported || !isCurrent || document.hidden) return;
      const response = await ask({ autofill: true });
      if (isCurrent) respond.current(response);
    };
    // Each ceremony ends the previous one with an error.
    const start = () => void offer().catch(() => undefined);
    start();
    const renewal = setInterval(start, RENEWAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(renewal);
      void loadCeremonies().then(({ cancelCeremony }) => cancelCeremony());
    };
  }, [isPaused, ask]);
}
