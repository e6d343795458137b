import type { Options } from '#server/options/kit-options.ts';
import type { User } from '#server/options/hooks/records.ts';

/** Of the samples of mails. */
export const SAMPLE_TIME = new Date('2026-01-31T09:00:00Z');

/** The user of the samples of mails. */
export const sampleUser: User = {
  id: '0194bb5c-6c00-7000-8000-000000000001',
  email: 'ada@example.com',
  emailVerified: true,
  name: 'Ada Lovelace',
  image: null,
  role: 'user',
  banned: false,
  banReason: null,
  banExpires: null,
  createdAt: SAMPLE_TIME,
  updatedAt: SAMPLE_TIME,
  additionalFields: null,
};

/** Of Chrome on macOS. */
export const SAMPLE_USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** An address for documentation (RFC 5737). */
export const SAMPLE_IP_ADDRESS = '203.0.113.7';

/** A link of this service that opens nothing. */
export function sampleLink({ options }: { options: Options }): { url: string; token: string } {
  return { url: `${options.baseUrl}/example-link`, token: 'example' };
}
