import type { Query, Reads } from '#server/db/reads.ts';
import { CREDENTIAL, type Account } from '#server/features/accounts/account.entity.ts';
import type { User } from '#server/features/users/user.entity.ts';

type Credential = Pick<Account, 'id' | 'userId' | 'password'> & Pick<User, 'emailVerified' | 'banned'>;

/** The account, or nulls for an unknown address; and the cost of the stored hashes. */
type CredentialRow = { [Column in keyof Credential]: Credential[Column] | null } & {
  highestCost: string | null;
  scrypt: boolean;
};

const credentialByEmail: Query = {
  name: 'credential_by_email',
  text: `select a.id, a.password, a.user_id "userId", u.email_verified "emailVerified", u.banned,
      (select max(split_part(password, '$', 3)) from account where password is not null) "highestCost",
      exists(select from account where password is not null and split_part(password, '$', 3) = '') scrypt
    from (select) one left join ("user" u join account a on a.user_id = u.id and a.provider_id = '${CREDENTIAL}')
      on u.email = $1`,
};

/** The password account of an address, and the highest cost of all stored hashes. */
export async function findCredential(reads: Reads, email: string) {
  const [row] = await reads.rows<CredentialRow>(credentialByEmail, [email]);
  const { highestCost, scrypt, ...credential } = row!;
  return { credential: credential.id === null ? null : (credential as Credential), highestCost, scrypt };
}
