import type { Outputs } from '#client/sdk/calls.ts';

import { templateOf } from './audit-sentence-texts.ts';
import { eventTitle, texts } from './audit-texts.ts';
import { roleName } from '#client/console/text/role-names.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

type PlatformEntry = Outputs['admin']['listAudit']['entries'][number];
type Fields = 'organization' | 'ipAddress' | 'userAgent';

/** An entry of the platform's log, or of the log of an organization, which has fewer fields. */
export type Entry = Omit<PlatformEntry, Fields> & Partial<Pick<PlatformEntry, Fields>>;

/** A piece of a sentence; names are emphasized and link to the page of what they name. */
export interface Piece {
  text: string;
  kind: 'text' | 'user' | 'organization' | 'value';
  /** Of the user or the organization, unless it was deleted. */
  id?: string | undefined;
}

/** The sentence of an entry, in pieces. */
export function sentenceOf(entry: Entry): Piece[] {
  const template = chosen(templateOf(entry) ?? eventTitle(entry.event), entry);
  const [first, ...others] = [...fill(template, entry), ...remarks(entry, template)];
  return [first!.id === undefined ? { ...first!, text: capitalized(first!.text) } : first!, ...others];
}

/** `[the team {name}|a team]`: the second for entries that lack the name, which earlier versions wrote. */
const alternatives = /\[([^|\]]*)\|([^\]]*)\]/g;

function chosen(template: string, { details }: Entry): string {
  return template.replace(alternatives, (_, named: string, unnamed: string) =>
    [...named.matchAll(/\{(\w+)\}/g)].every(([, name]) => details[name!] != null) ? named : unnamed,
  );
}

function fill(template: string, entry: Entry): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? pieceOf(part.slice(1, -1), entry) : plain(part)));
}

/** The sentence of an entry as text. */
export function sentenceText(entry: Entry): string {
  return sentenceOf(entry)
    .map(({ text }) => text)
    .join('');
}

/** Details whose values are roles, separated by commas. */
const roleDetails = new Set(['role', 'from', 'to']);

const plain = (text: string): Piece => ({ text, kind: 'text' });

function pieceOf(name: string, entry: Entry): Piece {
  if (name === 'actor') return userPiece(entry.actor, entry.actorId, texts.server);
  if (name === 'target') return userPiece(entry.subject, entry.subjectId, texts.unknownUser);
  if (name === 'organization') return organizationPiece(entry);
  if (name === 'invitee') return { text: entry.invitee ?? texts.unknownAddress, kind: 'value' };
  const text = String(entry.details[name] ?? texts.none);
  return { text: roleDetails.has(name) ? rolesOf(text).map(roleName).join(', ') : text, kind: 'value' };
}

function userPiece(user: Entry['actor'], id: string | null, missing: string): Piece {
  if (user) return { text: user.name || user.email, kind: 'user', id: user.id };
  return { text: id === null ? missing : texts.deletedUser, kind: 'user' };
}

/** The log of an organization does not repeat its name. */
function organizationPiece({ organization, organizationId }: Entry): Piece {
  if (organization) return { text: organization.name, kind: 'organization', id: organization.id };
  const isDeleted = organization === null && organizationId !== null;
  return plain(isDeleted ? texts.deletedOrganization : texts.organization);
}

function remarks(entry: Entry, template: string): Piece[] {
  const { impersonating, apiKey, count } = entry.details;
  const impersonation = template.includes('{actor}') ? texts.impersonating : texts.byImpersonator;
  return [
    ...(impersonating ? fill(impersonation, entry) : []),
    // In these events it is the key that was changed.
    ...(apiKey && !entry.event.startsWith('api-key.') ? [plain(texts.byApiKey)] : []),
    ...(typeof count === 'number' ? [plain(texts.repeated(count))] : []),
  ];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
