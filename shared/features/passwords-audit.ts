import { OfUser } from '#shared/event-payload.ts';

export const passwordEvents = { 'password.changed': OfUser, 'password.reset': OfUser, 'password.set': OfUser };
