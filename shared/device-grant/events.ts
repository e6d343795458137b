import { z } from 'zod';

import { UserEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const Payload = UserEventPayload.extend({
  oauthClientId: Id.describe('The application of the device.'),
  scopes: z.string().describe('What the device asked for, separated by commas.'),
}).meta({ id: 'DeviceEventPayload' });

export const deviceGrantEvents = { 'device.approved': Payload, 'device.denied': Payload };
