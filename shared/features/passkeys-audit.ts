import { OfUser } from '#shared/event-payload.ts';
import { Id } from '#shared/fields.ts';

const OfPasskey = OfUser.extend({ passkey: Id });

export const passkeyEvents = {
  'passkey.added': OfPasskey,
  'passkey.removed': OfPasskey,
  'passkey.clone-suspected': OfPasskey,
};
