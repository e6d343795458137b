import { UserEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const PasskeyPayload = UserEventPayload.extend({ passkey: Id }).meta({ id: 'PasskeyEventPayload' });

export const passkeyEvents = {
  'passkey.added': PasskeyPayload,
  'passkey.removed': PasskeyPayload,
  'passkey.clone-suspected': PasskeyPayload,
};
