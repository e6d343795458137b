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

/** Of a provider. */
export const MAX_CERTIFICATES = 5;

interface ProviderCertificates {
  certificates: readonly string[];
  source: 'manual' | 'metadata';
}

/** The key pair with which this service signs requests of a connection and decrypts assertions. */
export function addServiceKey(
  { em, secrets }: Context,
  connection: SsoConnection,
  { state = 'current', ...key }: KeyWithCertificate & Partial<Pick<SsoCertificate, 'state'>>,
): void {
  const id = v7();
  em.create(SsoCertificate, {
    id,
    connection,
    side: 'sp',
    state,
    source: 'generated',
    ...columnsOf(key.certificate),
    privateKey: encrypt(secrets, key.privateKey, { purpose: PURPOSE, about: id }),
  });
}

/** The certificates of the identity provider are these and no others. */
export async function replaceProviderCertificates(
  { em }: Context,
  connection: SsoConnection,
  { certificates, source }: ProviderCertificates,
): Promise<void> {
  await em.nativeDelete(SsoCertificate, { connection: connection.id, side: 'idp' });
  addProviderCertificates({ em }, connection, { certificates, source });
}

/** Beside those that it has. One that is retired counts again. */
export function addProviderCertificates(
  { em }: Pick<Context, 'em'>,
  connection: SsoConnection,
  { certificates, source, known = [] }: ProviderCertificates & { known?: readonly SsoCertificate[] },
): void {
  for (const certificate of certificates) {
    const columns = columnsOf(certificate);
    const same = known.find(({ fingerprint }) => fingerprint === columns.fingerprint);
    if (same) Object.assign(same, { state: 'current', missingSince: null });
    else em.create(SsoCertificate, { connection, side: 'idp', source, ...columns });
  }
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
  const own = certificates.filter(isInUse('sp')).toReversed();
  const newestCurrentFirst = own.toSorted((a, b) => Number(a.state !== 'current') - Number(b.state !== 'current'));
  return newestCurrentFirst.map(({ id, certificate, privateKey: sealed }) => {
    const privateKey = decrypt(secrets, sealed!, { purpose: PURPOSE, about: id });
    if (privateKey === null) throw new Error(`No secret of the options decrypts the key of the certificate ${id}`);
    return { certificate, privateKey };
  });
}

/** PEM, of the certificates that verify what the identity provider signs. */
export function providerCertificatesOf(certificates: readonly SsoCertificate[]): string[] {
  return certificates.filter(isInUse('idp')).map(({ certificate }) => certificate);
}

export function isInUse(wanted: SsoCertificate['side']) {
  return ({ side, state }: SsoCertificate) => side === wanted && state !== 'retired';
}

function columnsOf(certificate: string) {
  const { fingerprint256: fingerprint, validToDate: notAfter } = new X509Certificate(certificate);
  return { certificate, fingerprint, notAfter };
}
