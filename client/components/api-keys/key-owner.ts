import type { Inputs, Outputs } from '#client/sdk/calls.ts';
import type { ScopeGroup } from '#shared/api-keys/scope-groups.ts';

import type { Scope } from './api-key.ts';

type Input<Call extends keyof Inputs['apiKey']> = Inputs['apiKey'][Call];
type NewKey = Outputs['apiKey']['rotate'];

/** Whose keys are shown: those of the user, or of a service account. */
export interface KeyOwner {
  /** The name of the draft of a new key. */
  draft: string;
  /** What a key may do, and the headings of its groups. */
  scopes: readonly Scope[];
  groups: Readonly<Partial<Record<ScopeGroup, string>>>;
  create: (input: Input<'create'> & { scopes: Scope[] }) => Promise<Pick<NewKey, 'key'>>;
  rotate: (input: Input<'rotate'>) => Promise<Pick<NewKey, 'key'>>;
  remove: (input: Input<'delete'>) => Promise<unknown>;
  /** Only the keys of users are renamed and disabled. */
  update?: (input: Input<'update'>) => Promise<unknown>;
}
