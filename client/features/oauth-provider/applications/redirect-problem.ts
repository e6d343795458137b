import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';

import { texts } from './redirect-texts.ts';

/** The texts of the reasons, which the service gives in English. */
const reasons: Readonly<Record<string, string>> = {
  'it is too long': texts.tooLong,
  'it contains characters that are not escaped': texts.unescaped,
  'it contains a fragment, a wildcard or a backslash': texts.wildcard,
  'it is no absolute URL': texts.notAbsolute,
  'it contains a user name': texts.userName,
  'it contains a dot segment': texts.dotSegment,
  'its host is not in lower case and ASCII': texts.host,
  'http is only for programs on the device of the user': texts.http,
  'a scheme of its own is only for native applications': texts.onlyNative,
  'a scheme of its own is a reversed domain, such as com.example.app': texts.scheme,
};

/** Why an application may not have an address, for the user; null if it may. */
export function addressProblem(address: string, kind: OAuthClientKind): string | null {
  const reason = redirectUriProblem(address, kind);
  if (reason === null) return null;
  const [, scheme] = /^the scheme (\S+) is not allowed$/.exec(reason) ?? [];
  return scheme === undefined ? (reasons[reason] ?? texts.other) : texts.unsafeScheme(scheme);
}

/** The addresses of a text with one a line. */
export function addressesOf(text: string | null | undefined): string[] {
  return linesOf(text).filter((line) => line !== '');
}

/** The first problem of a text with one address a line; null without one. */
export function addressesProblem(text: string | null | undefined, kind: OAuthClientKind): string | null {
  const lines = linesOf(text);
  const problems = lines.map((line) => (line === '' ? null : addressProblem(line, kind)));
  const index = problems.findIndex((problem) => problem !== null);
  if (index === -1) return null;
  return lines.length === 1 ? problems[index]! : texts.line(index + 1, problems[index]!);
}

const linesOf = (text: string | null | undefined) => (text ?? '').split('\n').map((line) => line.trim());
