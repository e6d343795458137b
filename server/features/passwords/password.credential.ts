import { accountCredentials } from '#server/features/accounts/account-credentials.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';

/** A password proves itself: it is not doubtful when its user's address is proven in another browser. */
export const passwordCredential = accountCredentials({
  name: 'password',
  where: { providerId: CREDENTIAL },
  needsConfirmation: false,
});
