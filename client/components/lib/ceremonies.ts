import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';

import { UserFacingError } from '#client/components/text/error-message.ts';
import type { Inputs, Outputs } from '#client/sdk/calls.ts';

import { texts } from '#client/components/texts/ceremony-texts.ts';

type Assertion = Inputs['passkey']['verifyAuthentication']['response'];
type Registration = Inputs['passkey']['verifyRegistration']['response'];

/** Asks for a passkey: in a dialog of the browser or, with `autofill`, among the suggestions of a field. */
export async function askForPasskey(
  optionsJSON: Outputs['passkey']['generateAuthenticateOptions'],
  { autofill = false } = {},
): Promise<Assertion> {
  const { clientExtensionResults: _, ...response } = await withTexts(() =>
    startAuthentication({ optionsJSON, useBrowserAutofill: autofill }),
  );
  return response;
}

export async function createPasskey(optionsJSON: Outputs['passkey']['generateRegisterOptions']): Promise<Registration> {
  const { clientExtensionResults: _, ...response } = await withTexts(() => startRegistration({ optionsJSON }));
  return response;
}

export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function withTexts<Response>(ceremony: () => Promise<Response>): Promise<Response> {
  try {
    return await ceremony();
  } catch (error) {
    throw new UserFacingError(messageOf(error), { cause: error });
  }
}

function messageOf(error: unknown): string {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return texts.alreadyAdded;
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') return texts.wrongAddress;
    if (error.code.startsWith('ERROR_AUTHENTICATOR_')) return texts.unsuitable;
  }
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? texts.cancelled : texts.unsupported;
}
