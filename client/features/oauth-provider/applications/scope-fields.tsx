import { operatorWordsOf } from '#client/console/applications/words-of.ts';
import { PermissionChoice } from '#client/console/forms/permission-choice.tsx';
import { scopeWords } from '#client/console/text/scope-words.ts';
import { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';
import { isOfOrganizations } from '#shared/oauth-provider/organization-scopes.ts';
import { oauthScopes, type ApplicationScope } from '#shared/oauth-provider/scopes.ts';

import { useArea } from './area.tsx';
import { texts } from './texts.ts';

const optionOf = (scope: ApplicationScope) => ({ value: scope, label: operatorWordsOf(scope) });

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
  const options = ServiceScope.options.map((scope) => ({ value: scope, label: scopeWords(scope) }));
  return <PermissionChoice name="scopes" label={texts.fields.machineScopes} groups={[{ options }]} />;
}
