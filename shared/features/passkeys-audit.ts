import { UserEventPayload } from '#shared/event-payload.ts';
import { Id } from '#shared/fields.ts';

const PasskeyPayload = UserEventPayload.extend({ passkey: Id });

export const passkeyEvents = {
  'passkey.added': PasskeyPayload,
  'passkey.removed': PasskeyPayload,
  'passkey.clone-suspected': PasskeyPayload,
};
