import { localized } from '#client/components/texts/localized.ts';

/** Why an application may not have an address. */
export const texts = localized('redirectAddresses', {
  tooLong: 'This address is too long.',
  unescaped: 'This address contains characters that aren’t escaped.',
  wildcard: 'An address can’t contain # or * or a backslash.',
  notAbsolute: 'Enter a whole address, such as https://app.example.com/callback.',
  unsafeScheme: (scheme: string) => `An address can’t begin with ${scheme}:`,
  userName: 'An address can’t contain a user name.',
  dotSegment: 'An address can’t contain /./ or /../',
  host: 'Write the host in lower case, and in ASCII.',
  http: 'Use https://, except for localhost.',
  onlyNative: 'Only apps on a computer can have an address with a scheme of their own.',
  scheme: 'Begin with a reversed domain, such as com.example.app:/callback.',
  /** For the first of several addresses that is not allowed. */
  line: (line: number, reason: string) => `Line ${line}: ${reason}`,
  other: 'This address isn’t allowed.',
});
