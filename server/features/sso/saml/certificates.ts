import { X509Certificate } from 'node:crypto';

import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import type { AppServices } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

import { SsoCertificate } from './certificate.entity.ts';

const PURPOSE = 'sso private key';

type Context = Pick<AppServices, 'secrets'> & { em: EntityManager };

/** The key pair with which this service signs requests of a connection and decrypts assertions. */
export function addServiceKey({ em, secrets }: Context, connection: SsoConnection, key: KeyWithCertificate): void {
  const id = v7();
  em.create(SsoCertificate, {
    id,
    connection,
    side: 'sp',
    source: 'generated',
    ...columnsOf(key.certificate),
    privateKey: encrypt(secrets, key.privateKey, { purpose: PURPOSE, about: id }),
  });
}

/** The certificates of the identity provider are these and no others. */
export async function replaceProviderCertificates(
  { em }: Context,
  connection: SsoConnection,
  { certificates, source }: { certificates: readonly string[]; source: 'manual' | 'metadata' },
): Promise<void> {
  await em.nativeDelete(SsoCertificate, { connection: connection.id, side: 'idp' });
  for (const certificate of certificates)
    em.create(SsoCertificate, { connection, side: 'idp', source, ...columnsOf(certificate) });
}

/** The certificates of connections that are in use, oldest first. */
export function findCertificates(em: EntityManager, connectionIds: readonly string[]): Promise<SsoCertificate[]> {
  return em.find(SsoCertificate, { connection: [...connectionIds] }, { orderBy: { id: 'asc' } });
}

/** The key pairs of this service for a connection, the one that signs first. */
export function serviceKeysOf(
  certificates: readonly SsoCertificate[],
  { secrets }: Pick<AppServices, 'secrets'>,
): KeyWithCertificate[] {
  const own = certificates.filter(({ side, state }) => side === 'sp' && state !== 'retired');
  const currentFirst = own.toSorted((a, b) => Number(a.state !== 'current') - Number(b.state !== 'current'));
  return currentFirst.map(({ id, certificate, privateKey: sealed }) => {
    const privateKey = decrypt(secrets, sealed!, { purpose: PURPOSE, about: id });
    if (privateKey === null) throw new Error(`No secret of the options decrypts the key of the certificate ${id}`);
    return { certificate, privateKey };
  });
}

/** PEM, of the certificates that verify what the identity provider signs. */
export function providerCertificatesOf(certificates: readonly SsoCertificate[]): string[] {
  const usable = certificates.filter(({ side, state }) => side === 'idp' && state !== 'retired');
  return usable.map(({ certificate }) => certificate);
}

function columnsOf(certificate: string) {
  const { fingerprint256: fingerprint, validToDate: notAfter } = new X509Certificate(certificate);
  return { certificate, fingerprint, notAfter };
}
