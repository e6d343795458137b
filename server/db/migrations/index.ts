import { people } from './0001-people.ts';
import { provisioned } from './0002-provisioned.ts';
import { rateLimits } from './0002-rate-limits.ts';
import { organizations } from './0003-organizations.ts';
import { administration } from './0004-administration.ts';
import { organizationLists } from './0005-organization-lists.ts';
import { signingKeys } from './0007-signing-keys.ts';
import { listingUsers } from './0008-listing-users.ts';
import { outgoingMails } from './0009-outgoing-mails.ts';
import { pagesOfUsers } from './0010-pages-of-users.ts';
import { rangesOfUsers } from './0011-ranges-of-users.ts';
import { whatRangesHold } from './0012-what-ranges-hold.ts';
import { rangesOfEveryOrder } from './0013-ranges-of-every-order.ts';
import { unconfirmedAccounts } from './0014-unconfirmed-accounts.ts';
import { passwordSchemes } from './0015-password-schemes.ts';
import { simpleUserLists } from './0018-simple-user-lists.ts';

/** In order; a migration is plain SQL and is never edited once a release has run it. */
export const migrations: readonly (readonly [name: string, sql: string])[] = [
  ['0001-people', people],
  ['0002-provisioned', provisioned],
  ['0002-rate-limits', rateLimits],
  ['0003-organizations', organizations],
  ['0004-administration', administration],
  ['0005-organization-lists', organizationLists],
  ['0007-signing-keys', signingKeys],
  ['0008-listing-users', listingUsers],
  ['0009-outgoing-mails', outgoingMails],
  ['0010-pages-of-users', pagesOfUsers],
  ['0011-ranges-of-users', rangesOfUsers],
  ['0012-what-ranges-hold', whatRangesHold],
  ['0013-ranges-of-every-order', rangesOfEveryOrder],
  ['0014-unconfirmed-accounts', unconfirmedAccounts],
  ['0015-password-schemes', passwordSchemes],
  ['0018-simple-user-lists', simpleUserLists],
];
