import { createContext, useContext } from 'react';

import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

export type Stream = Outputs['admin']['listAuditStreams'][number];

const ofOrganization = {
  list: trpc.organization.listAuditStreams,
  create: trpc.organization.createAuditStream,
  update: trpc.organization.updateAuditStream,
  delete: trpc.organization.deleteAuditStream,
  test: trpc.organization.testAuditStream,
  rewind: trpc.organization.rewindAuditStream,
};

/** They have the same inputs, without `organizationId`, and with `includesOrigin`. */
const ofPlatform = {
  list: trpc.admin.listAuditStreams,
  create: trpc.admin.createAuditStream,
  update: trpc.admin.updateAuditStream,
  delete: trpc.admin.deleteAuditStream,
  test: trpc.admin.testAuditStream,
  rewind: trpc.admin.rewindAuditStream,
} as unknown as typeof ofOrganization;

interface Owner {
  /** The organization in the input of each call; none for the platform. */
  input: { organizationId?: string };
  /** The events that occur. */
  events: readonly string[];
  canManage: boolean;
}

/** Whose streams the screens show. */
export const StreamOwner = createContext<Owner | null>(null);

export function useStreamOwner() {
  const owner = useContext(StreamOwner);
  if (owner === null) throw new Error('The screen has no owner');
  const isPlatform = owner.input.organizationId === undefined;
  return { ...owner, isPlatform, calls: isPlatform ? ofPlatform : ofOrganization };
}
