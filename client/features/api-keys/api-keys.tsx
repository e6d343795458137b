import { Keys } from '#client/components/api-keys/keys.tsx';
import { apiKeyErrors } from '#client/components/errors/api-keys-errors.ts';
import { MoreErrors } from '#client/components/errors.ts';
import { texts } from '#client/components/texts/api-keys/api-key-texts.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { groupOf } from '#shared/api-keys/scope-groups.ts';
import { GrantableScope, permissionOf } from '#shared/lib/scopes.ts';

/** The component, as a page of the account. */
export function ApiKeysScreen() {
  const { may } = usePlatformAccess();
  const scopes = GrantableScope.options.filter(
    (scope) => groupOf(scope) !== 'administration' || may(permissionOf(scope)),
  );
  return (
    <>
      <title>{`${texts.title} · ${publicConfiguration.name}`}</title>
      <MoreErrors.Provider value={apiKeyErrors}>
        <Keys scopes={scopes} />
      </MoreErrors.Provider>
    </>
  );
}
