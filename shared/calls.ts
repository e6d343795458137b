import type { Calls, Mutation, Query, ServerCalls } from './api.ts';

type Call = Query<unknown, unknown> | Mutation<unknown, unknown>;

type NamesIn<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends Call ? `${Prefix}${Key}` : NamesIn<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** What lies under a dotted path in a tree of calls. */
export type At<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? At<Tree[Head], Rest>
      : never
    : never;

type InputsIn<Tree> = { [Key in keyof Tree]: Tree[Key] extends Call ? Tree[Key]['input'] : InputsIn<Tree[Key]> };
type OutputsIn<Tree> = { [Key in keyof Tree]: Tree[Key] extends Call ? Tree[Key]['output'] : OutputsIn<Tree[Key]> };

/** The name of any call that a client can make: `getSession`, `organization.create`. */
export type CallName = NamesIn<Calls>;
/** The name of any call, those among them that only the server itself can make. */
export type ServerCallName = CallName | keyof ServerCalls;

/** What each call takes: `Inputs['organization']['create']`. */
export type Inputs = InputsIn<Calls>;
/** What each call answers. */
export type Outputs = OutputsIn<Calls>;

/** What a call takes, by its full name: `InputOf<'organization.create'>`. */
export type InputOf<Name extends ServerCallName> =
  At<Calls & ServerCalls, Name> extends infer C extends Call ? C['input'] : never;
/** What a call answers, by its full name. */
export type OutputOf<Name extends ServerCallName> =
  At<Calls & ServerCalls, Name> extends infer C extends Call ? C['output'] : never;
