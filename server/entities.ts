import type { EntitySchema } from '@mikro-orm/postgresql';

import type { Feature } from './feature.ts';
import { features } from './features.ts';
import { OutgoingMailSchema } from './mail/outgoing-mail.entity.ts';

/** Every entity of the service: the kit's own and those of the installed features. */
export const entities: readonly EntitySchema[] = [
  OutgoingMailSchema,
  ...features.flatMap(({ entities: own = [] }: Feature) => own),
];
