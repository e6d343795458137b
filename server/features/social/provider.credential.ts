import { accountCredentials } from '#server/features/accounts/account-credentials.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';

/** An identity at a provider. */
export const providerCredential = accountCredentials({
  name: 'provider',
  where: { providerId: { $ne: CREDENTIAL } },
  needsConfirmation: true,
});
