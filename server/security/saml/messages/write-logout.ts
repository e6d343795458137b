import { STATUS_SUCCESS } from '#server/security/saml/names.ts';
import type { NameId } from '#server/security/saml/expectation.ts';

import { writeXml } from './write-xml.ts';

interface OutgoingLogout {
  id: string;
  issueInstant: Date;
  destination: string;
  spEntityId: string;
}

const common = ({ id, issueInstant, destination }: OutgoingLogout) => ({
  ID: id,
  Version: '2.0',
  IssueInstant: issueInstant.toISOString(),
  Destination: destination,
});
const issuer = ({ spEntityId }: OutgoingLogout) => ({ name: 'saml:Issuer', children: [spEntityId] }) as const;

/** The text of a LogoutRequest for one session. It repeats the NameID with all that the identity provider sent. */
export function writeLogoutRequest(
  request: OutgoingLogout & { nameId: NameId; sessionIndex: string | undefined },
): string {
  const { nameId, sessionIndex } = request;
  return writeXml({
    name: 'samlp:LogoutRequest',
    attributes: common(request),
    children: [
      issuer(request),
      {
        name: 'saml:NameID',
        attributes: {
          NameQualifier: nameId.nameQualifier,
          SPNameQualifier: nameId.spNameQualifier,
          Format: nameId.format,
        },
        children: [nameId.value],
      },
      ...(sessionIndex === undefined ? [] : [{ name: 'samlp:SessionIndex', children: [sessionIndex] } as const]),
    ],
  });
}

/** The text of a LogoutResponse. It reports success also if there was no session to end. */
export function writeLogoutResponse(response: OutgoingLogout & { inResponseTo: string }): string {
  const code = { name: 'samlp:StatusCode', attributes: { Value: STATUS_SUCCESS } } as const;
  return writeXml({
    name: 'samlp:LogoutResponse',
    attributes: { ...common(response), InResponseTo: response.inResponseTo },
    children: [issuer(response), { name: 'samlp:Status', children: [code] }],
  });
}
