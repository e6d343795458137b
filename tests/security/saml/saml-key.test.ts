import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createKeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';
import { NOW } from '#tests/support/saml/saml-keys.ts';

test('a new key has a certificate of ten years that OpenSSL verifies', async () => {
  const { privateKey, certificate } = await createKeyWithCertificate('auth.example', NOW);
  const parsed = new X509Certificate(certificate);
  expect(privateKey).toContain('BEGIN PRIVATE KEY');
  expect(parsed.verify(parsed.publicKey)).toBe(true);
  expect([parsed.subject, parsed.issuer]).toEqual(['CN=auth.example', 'CN=auth.example']);
  expect(parsed.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect([parsed.validFromDate, parsed.validToDate]).toEqual([NOW, new Date('2036-11-27T12:00:00.000Z')]);

  const file = join(mkdtempSync(join(tmpdir(), 'saml-')), 'certificate.pem');
  writeFileSync(file, certificate);
  const seconds = String(NOW.getTime() / 1000 + 60);
  expect(execFileSync('openssl', ['verify', '-attime', seconds, '-CAfile', file, file], { encoding: 'utf8' })).toMatch(
    /OK/,
  );
});
