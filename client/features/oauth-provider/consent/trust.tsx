import { hostOf, isolated } from '#client/console/applications/isolated.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import type { Interaction } from './interaction.ts';
import { texts } from './texts.ts';

/** How an application is named: one that no user registered by the host of its document, which no other application can have. */
export function nameOf({ client }: Pick<Interaction, 'client'>): string {
  return isolated(client.host ?? client.client_name);
}

/** The title of the page. A name that an application gave itself is quoted. */
export function titleOf(pending: Interaction, { isMore }: { isMore: boolean }): string {
  const { client, verified } = pending;
  if (client.source === 'dynamic' && !verified) return texts.selfNamed(isolated(client.client_name));
  return isMore ? texts.titleMore(nameOf(pending)) : texts.title(nameOf(pending));
}

/** Who is behind an application, and whether it was checked. */
export function Trust({ pending }: { pending: Interaction }) {
  const { client, verified, organization } = pending;
  const service = publicConfiguration.name;
  if (client.source !== 'manual') {
    const name = texts.callsItself(isolated(client.client_name));
    const check = verified ? texts.verifiedBy(service) : texts.notVerified;
    if (client.source === 'document') return `${name} · ${check}`;
    return verified ? check : texts.registeredItself;
  }
  const host = hostOf(client.client_uri);
  return (
    <>
      {host === null ? null : (
        <>
          <bdi>{host}</bdi> ·{' '}
        </>
      )}
      {organization === null ? texts.registeredBy(service) : texts.ofOrganization(isolated(organization.name))}
    </>
  );
}
