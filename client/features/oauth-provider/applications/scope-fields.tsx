import { operatorWordsOf } from '#client/console/applications/words-of.ts';
import { PermissionChoice } from '#client/console/forms/permission-choice.tsx';
import { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';
import { isOfOrganizations } from '#shared/oauth-provider/organization-scopes.ts';
import { oauthScopes, type ClientScope } from '#shared/oauth-provider/scopes.ts';

import { useArea } from './area.tsx';
import { texts } from './texts.ts';

const optionOf = (scope: ClientScope) => ({ value: scope, label: operatorWordsOf(scope) });

/** What the application may ask its users for. */
export function UserScopes() {
  const isOfPlatform = useArea().organization === null;
  const ofApi = GrantableScope.options.filter((scope) => isOfPlatform || isOfOrganizations(scope));
  const groups = [
    { options: oauthScopes.filter((scope) => scope !== 'openid').map(optionOf) },
    { title: texts.fields.apiScopes, options: ofApi.map(optionOf) },
  ];
  return <PermissionChoice name="scopes" label={texts.fields.scopes} groups={groups} />;
}

/** What an application without users may do. */
export function MachineScopes() {
  const groups = [{ options: ServiceScope.options.map(optionOf) }];
  return <PermissionChoice name="scopes" label={texts.fields.machineScopes} groups={groups} />;
}
