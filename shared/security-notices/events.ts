import { UserEventPayload } from '#shared/lib/event-payload.ts';

export const securityNoticeEvents = { 'security-notices.updated': UserEventPayload };
