import type { Invitation, Organization, User } from '#server/records.ts';

import type { Inviter } from './messages.ts';

/** What of the records in a mail is kept, and so what a hook is handed: nothing that only the tables hold. */
const shapes: {
  user: Record<keyof User, true>;
  organization: Record<keyof Organization, true>;
  invitation: Record<keyof Invitation, true>;
  inviter: Record<keyof Inviter, true>;
} = {
  user: {
    id: true,
    email: true,
    emailVerified: true,
    name: true,
    image: true,
    role: true,
    banned: true,
    banReason: true,
    banExpires: true,
    createdAt: true,
    updatedAt: true,
  },
  organization: { id: true, name: true, slug: true, logo: true, metadata: true, createdAt: true },
  invitation: {
    id: true,
    organizationId: true,
    inviterId: true,
    teamId: true,
    email: true,
    role: true,
    status: true,
    expiresAt: true,
    createdAt: true,
  },
  inviter: { id: true, organizationId: true, userId: true, role: true, teamId: true, createdAt: true, user: true },
};

const moments = new Set(['createdAt', 'updatedAt', 'expiresAt', 'banExpires']);

/** A mail as text, to be read again by a process that knows nothing of the call it came from. */
export function textOf(mail: object): string {
  return JSON.stringify(plain(mail));
}

export function mailIn(text: string): object {
  const revive = (key: string, value: unknown) =>
    moments.has(key) && typeof value === 'string' ? new Date(value) : value;
  return JSON.parse(text, revive) as object;
}

function plain(value: object): object {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const shape = name in shapes ? shapes[name as keyof typeof shapes] : null;
    return [name, shape ? plain(picked(field as Record<string, unknown>, Object.keys(shape))) : field] as const;
  });
  return Object.fromEntries(fields);
}

/** One by one, since some are getters. */
function picked(record: Record<string, unknown>, names: string[]): object {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
