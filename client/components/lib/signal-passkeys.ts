import { sendSignal } from '@simplewebauthn/browser';

/** Tells password managers which passkeys of the user are left, so that they remove the others. Not all support it. */
export async function signalPasskeys(
  passkeys: readonly { credentialID: string }[],
  { rpId, userId }: { rpId: string; userId: string },
): Promise<void> {
  await sendSignal({
    signalName: 'allAcceptedCredentials',
    rpID: rpId,
    userID: userHandle(userId),
    allAcceptedCredentialIDs: passkeys.map(({ credentialID }) => credentialID),
  }).catch(() => undefined);
}

/** The bytes of the user's id. */
function userHandle(userId: string): string {
  const bytes = userId
    .replaceAll('-', '')
    .match(/../g)!
    .map((hex) => Number.parseInt(hex, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
