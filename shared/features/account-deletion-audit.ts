import { OfUser } from '#shared/event-payload.ts';

export const accountDeletionEvents = { 'user.deleted': OfUser };
