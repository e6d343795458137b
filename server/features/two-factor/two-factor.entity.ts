import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp, optionalText } from '#server/db/columns.ts';
import { activity, all, credential, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

import type { TotpParameters } from './totp.ts';

/** The second factors of a user, except passkeys. A method counts once a first code was verified. */
export const TwoFactorSchema = defineEntity({
  name: 'TwoFactor',
  uniques: [{ properties: ['user'] }],
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** Encrypted; see totp.ts. */
    totpSecret: optionalText(),
    /** Null for those of new keys; imported ones may differ. */
    totpParameters: p.json().$type<TotpParameters>().strictNullable(),
    totpConfirmedAt: optionalTimestamp(),
    /** The time step of the last code that was accepted, so that no code is accepted twice. */
    lastTotpStep: p.integer().strictNullable(),
    /** When mailed codes were confirmed. */
    mailedCodesAt: optionalTimestamp(),
    mailedCodeHash: optionalText(),
    mailedCodeExpiresAt: optionalTimestamp(),
    mailedCodeAttempts: p.integer().default(0),
    /** Wrong codes of any method since the last right one; counted before each comparison. */
    failedAttempts: p.integer().default(0),
    lockedUntil: optionalTimestamp(),
    /** When a second factor was last verified together with the password, and with a provider. */
    passwordProvenAt: optionalTimestamp(),
    providerProvenAt: optionalTimestamp(),
    /** When the password was set by mail; null once it was changed otherwise. */
    passwordMailedAt: optionalTimestamp(),
    /** Set up before the address was verified in another browser: the owner of the address who takes over deletes it. */
    unconfirmed: p.boolean().default(false),
    ...created,
  },
});

export class TwoFactor extends TwoFactorSchema.class {}
TwoFactorSchema.setClass(TwoFactor);

personalData(
  TwoFactorSchema,
  { name: 'secondFactors' },
  {
    id: rowId,
    user: owner,
    ...all(credential, 'totpSecret', 'mailedCodeHash'),
    ...all(activity, 'totpParameters', 'totpConfirmedAt', 'lastTotpStep', 'mailedCodesAt', 'mailedCodeExpiresAt'),
    ...all(activity, 'mailedCodeAttempts', 'failedAttempts', 'lockedUntil', 'passwordProvenAt', 'providerProvenAt'),
    ...all(activity, 'passwordMailedAt', 'unconfirmed', 'createdAt'),
  },
);
