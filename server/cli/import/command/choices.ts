import { CommandError } from '#server/cli/command.ts';

import type { Choices } from '#server/cli/import/engine/context.ts';
import { mapFlag, textFlag, type FlagValues } from '#server/cli/import/engine/source.ts';

/** The flags of every source. */
export const commonFlags = {
  'dry-run': { type: 'boolean', default: false },
  report: { type: 'string' },
  'role-map': { type: 'string', multiple: true },
  'provider-map': { type: 'string', multiple: true },
  'link-existing': { type: 'boolean', default: false },
  'placeholder-domain': { type: 'string' },
  'require-passwords': { type: 'boolean', default: false },
  owner: { type: 'string' },
  'newer-passwords': { type: 'boolean', default: false },
  deletions: { type: 'string', default: 'report' },
  yes: { type: 'boolean', default: false },
  probe: { type: 'string' },
  'probe-file': { type: 'string' },
  'no-probe': { type: 'boolean', default: false },
  'accept-cost': { type: 'boolean', default: false },
} as const;

export const commonUsage = `For every product:
  --dry-run                      tell what would be imported and left, and write nothing
  --report <file>                a row for each record that is left or taken in part (NDJSON)
  --role-map <theirs=ours,…>     roles of members and of the platform
  --provider-map <theirs=ours,…> providers of identities; sso:<connection id> for one of an organization
  --link-existing                add identities and memberships to users with the same verified address
  --placeholder-domain <domain>  import people without an address, with one at this domain
  --require-passwords            stop if people would be imported without password
  --owner <address>              the owner of organizations that would have none
  --newer-passwords              replace passwords here by those that were set later in the source
  --deletions report|ban|delete  people of earlier runs who are not in the files any more; --yes for more than 5 %
  --probe <address>              prove the parameters of the hashes with the password of one user; --probe-file <file>
  --accept-cost                  import hashes that make a refused sign-in dearer than emailAndPassword.maxVerifyMs`;

export function choicesOf(flags: FlagValues): Choices {
  const deletions = textFlag(flags, 'deletions') ?? 'report';
  if (deletions !== 'report' && deletions !== 'ban' && deletions !== 'delete') {
    throw new CommandError('--deletions is report, ban or delete.');
  }
  return {
    dryRun: flags['dry-run'] === true,
    linkExisting: flags['link-existing'] === true,
    placeholderDomain: textFlag(flags, 'placeholder-domain') ?? null,
    roleMap: mapFlag(flags, 'role-map'),
    providerMap: mapFlag(flags, 'provider-map'),
    owner: textFlag(flags, 'owner') ?? null,
    newerPasswords: flags['newer-passwords'] === true,
    deletions,
    yes: flags['yes'] === true,
  };
}
