import { X509Certificate } from 'node:crypto';
import type { z } from 'zod';

import type { AppServices } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import type { ShownSamlConfig } from '#shared/sso/saml.ts';

import { acsUrlOf, sloUrlOf, spEntityIdOf } from './addresses.ts';
import type { SsoCertificate } from './certificate.entity.ts';

/** Without the certificates themselves, whose fingerprints identify them. */
export function presentSaml(
  ctx: Pick<AppServices, 'options'>,
  connection: SsoConnection,
  certificates: readonly SsoCertificate[],
): z.input<typeof ShownSamlConfig> {
  const { signIn, logout, nameIdFormat, requiresSignedResponse, idpInitiated } = connection.saml!;
  const ofSide = (wanted: SsoCertificate['side']) =>
    certificates.filter(({ side }) => side === wanted).map(presentCertificate);
  return {
    entityId: spEntityIdOf(ctx, connection),
    acsUrl: acsUrlOf(ctx, connection),
    sloUrl: sloUrlOf(ctx, connection),
    entryPoint: signIn.url,
    binding: signIn.binding,
    logoutUrl: logout?.url ?? null,
    identifierFormat: nameIdFormat,
    wantResponseSigned: requiresSignedResponse,
    idpInitiated,
    metadataUrl: connection.metadataUrl,
    metadataCheckedAt: connection.metadataCheckedAt,
    metadataError: connection.metadataError,
    certificate: ofSide('idp'),
    spCertificate: ofSide('sp'),
  };
}

function presentCertificate({ certificate, fingerprint, notAfter, state }: SsoCertificate) {
  const { validFromDate: notBefore } = new X509Certificate(certificate);
  return { fingerprintSha256: fingerprint, notBefore, notAfter, state };
}
