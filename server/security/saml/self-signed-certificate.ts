import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BITS = 3072;
const YEARS = 10;

export interface KeyWithCertificate {
  privateKey: string;
  certificate: string;
}

/** A new key of ours with its certificate, both PEM. The key is generated off the event loop. */
export async function createKeyWithCertificate(commonName: string, from: Date): Promise<KeyWithCertificate> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey, certificate: selfSignedCertificate(privateKey, commonName, from) };
}

/** An X.509 certificate for the key, signed by the key, in DER as RFC 5280 section 4.1 describes it: Node makes none. */
export function selfSignedCertificate(privateKey: string, commonName: string, from: Date): string {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + YEARS);
  // 1.2.840.113549.1.1.11, sha256WithRSAEncryption
  const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
  // 2.5.4.3, commonName; RFC 5280 allows 64 characters
  const attribute = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(commonName.slice(0, 64))));
  const name = sequence(der(0x31, attribute));
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  // The first byte makes the number positive and shortest.
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)]));
  const key = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' });
  const content = sequence(version3, serial, algorithm, name, sequence(time(from), time(until)), name, key);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = sequence(content, algorithm, signature)
    .toString('base64')
    .replaceAll(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...contents: Buffer[]): Buffer {
  return der(0x30, ...contents);
}

/** Years have two digits until 2049, four from then on. */
function time(moment: Date): Buffer {
  const text = `${moment.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`;
  return moment.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
