import { OfUser } from '#shared/event-payload.ts';

export const verificationEvents = { 'email.verified': OfUser, 'email.changed': OfUser };
