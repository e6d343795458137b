import type { KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

import { generateKey } from './generate-key.ts';

/** The moment of all documents; no test of SAML reads the clock. */
export const NOW = new Date('2026-11-27T12:00:00.000Z');

export function makeKey(name: string, modulusLength = 2048): KeyWithCertificate {
  return generateKey(name, { modulusLength, from: NOW });
}

export const samlKeys = {
  idp: makeKey('idp'),
  idpNext: makeKey('idp next'),
  foreign: makeKey('foreign'),
  short: makeKey('short', 1024),
  sp: makeKey('sp'),
  spNext: makeKey('sp next'),
};

/** Of a key on the curve P-256, made by openssl. */
export const ecCertificate = `-----BEGIN CERTIFICATE-----
MIIBcTCCARegAwIBAgIUU0tpRaH1dxB6nYqpmYOIUVYGKuYwCgYIKoZIzj0EAwIw
DTELMAkGA1UEAwwCZWMwIBcNMjYxMTI4MDEzMDU1WhgPMjEyNjExMDQwMTMwNTVa
MA0xCzAJBgNVBAMMAmVjMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEDXfqxY51
zgIpw6VLyFp72YKPiKUJXbngC0W3T0fJqhZhQWYDnnvcLjgnq8zZtIsRDZUkpyWl
zXO/QA43VZkLMqNTMFEwHQYDVR0OBBYEFItGt6iuP8eJZYW8cnTbBaG8Q3beMB8G
A1UdIwQYMBaAFItGt6iuP8eJZYW8cnTbBaG8Q3beMA8GA1UdEwEB/wQFMAMBAf8w
CgYIKoZIzj0EAwIDSAAwRQIgQewohDD1SMeJXqrlYqFFQxV/zlaZG1xIynHfC1x4
CZMCIQD8t4J3trvci5seFvU7l9SbeSPUIOixVu1GmXL/9jB/dQ==
-----END CERTIFICATE-----
`;
