import { internal } from '#shared/lib/event-payload.ts';

export const phoneNumberEvents = {
  'phone-code.refused': internal(
    'A rejected attempt changes nothing, and callers without a session choose how many there are.',
  ),
};
