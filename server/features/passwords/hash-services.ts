import type { RequestContext } from '#server/call/context.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { HashParameter, HashServices } from '#server/security/password-kinds/kind.ts';

import { askElsewhere } from './elsewhere.ts';
import { passwordOptions } from './password.options.ts';

const encryptionContext = (id: string) => ({ purpose: 'hash-parameter', about: id });

export function sealHashParameter(secrets: readonly string[], id: string, parameter: HashParameter): string {
  return encrypt(secrets, JSON.stringify(parameter), encryptionContext(id));
}

/** Null if no secret decrypts it. */
export function openHashParameter(secrets: readonly string[], id: string, sealed: string): HashParameter | null {
  const text = decrypt(secrets, sealed, encryptionContext(id));
  return text === null ? null : (JSON.parse(text) as HashParameter);
}

const parameterById = { name: 'hash_parameter_by_id', text: 'select sealed from import_parameter where id::text = $1' };

/** What comparisons with imported hashes need. `email` is the address of the account. */
export function hashServices(ctx: RequestContext, email: string): HashServices {
  const { verifyElsewhere } = passwordOptions.of(ctx);
  return {
    readParameter: async (id) => {
      const [row] = await ctx.reads.rows<{ sealed: string }>(parameterById, [id]);
      return row ? openHashParameter(ctx.secrets, id, row.sealed) : null;
    },
    verifyElsewhere:
      verifyElsewhere && ((reference, password) => askElsewhere(verifyElsewhere, { email, password, reference })),
  };
}
