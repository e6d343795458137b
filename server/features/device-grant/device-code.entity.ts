import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalId, optionalText, optionalTimestamp, timestamp } from '#server/db/columns.ts';
import {
  activity,
  all,
  link,
  network,
  none,
  owner,
  personalData,
  rowId,
  secret,
  via,
} from '#server/db/personal-data.ts';
import { OAuthClientSchema } from '#server/features/oauth-provider/client.entity.ts';
import { OAuthGrantSchema } from '#server/features/oauth-provider/grant.entity.ts';
import { SessionSchema } from '#server/features/sessions/session.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { ApplicationScope } from '#shared/oauth-provider/scopes.ts';
import type { AssuranceLevel, AuthenticationMethod } from '#shared/sessions/schemas.ts';

/** A code is claimed by the account and session in which it was typed, decided there, and redeemed once by the device. */
export type DeviceCodeStatus = 'pending' | 'claimed' | 'approved' | 'denied' | 'redeemed';

/** How the user was authenticated who approved it. */
interface Authentication {
  level: AssuranceLevel;
  amr: AuthenticationMethod[];
  /** Seconds since 1970. */
  authTime: number;
}

/** The request of a device for tokens of a user (RFC 8628). Redeemed, it says from where the device was connected. */
export const DeviceCodeSchema = defineEntity({
  name: 'DeviceCode',
  checks: [
    {
      name: 'device_code_status',
      expression: `"status" in ('pending', 'claimed', 'approved', 'denied', 'redeemed')`,
    },
    { name: 'device_code_user', expression: `("status" = 'pending') = ("user_id" is null)` },
    {
      name: 'device_code_grant',
      expression: `("status" in ('approved', 'redeemed')) = ("grant_id" is not null and "authentication" is not null)`,
    },
    { name: 'device_code_family', expression: `("status" = 'redeemed') = ("family" is not null)` },
  ],
  indexes: [
    {
      name: 'device_code_user_code',
      expression: `create unique index "device_code_user_code" on "device_code" ("user_code_hmac") where "status" in ('pending', 'claimed')`,
    },
  ],
  properties: {
    ...identified,
    deviceHash: p.text().unique(),
    /** Keyed: a plain hash of eight letters could be guessed from a stolen table. */
    userCodeHmac: p.text(),
    client: () => p.manyToOne(OAuthClientSchema).ref().deleteRule('cascade').index(),
    scopes: p.array().$type<ApplicationScope[]>(),
    resource: optionalText(),
    status: p.text().$type<DeviceCodeStatus>(),
    user: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    /** Without it, a claim has ended. */
    session: () => p.manyToOne(SessionSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    grant: () => p.manyToOne(OAuthGrantSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    /** That of its tokens. */
    family: optionalId(),
    authentication: p.json().$type<Authentication>().strictNullable(),
    /** Seconds between two requests of the device. */
    interval: p.smallint(),
    lastPolledAt: optionalTimestamp(),
    /** Of the request of the device. */
    ipAddress: p.text(),
    userAgent: p.text(),
    decidedAt: optionalTimestamp(),
    expiresAt: timestamp().index(),
    ...created,
  },
});

export class DeviceCode extends DeviceCodeSchema.class {
  get userId(): Opt<string> | null {
    return this.user?.id ?? null;
  }

  get sessionId(): Opt<string> | null {
    return this.session?.id ?? null;
  }
}
DeviceCodeSchema.setClass(DeviceCode);

personalData(
  DeviceCodeSchema,
  { name: 'devices' },
  {
    id: rowId,
    ...all(secret, 'deviceHash', 'userCodeHmac'),
    client: link,
    user: owner,
    ...all(via, 'session', 'grant'),
    ...all(network, 'ipAddress', 'userAgent'),
    family: none('A random number, common to tokens of one origin.'),
    ...all(activity, 'scopes', 'resource', 'status', 'authentication', 'interval', 'lastPolledAt', 'decidedAt'),
    ...all(activity, 'expiresAt', 'createdAt'),
  },
);
