import type { Calls, Mutation, Query, ServerCalls } from '#generated/api.ts';

type Call = Query<unknown, unknown> | Mutation<unknown, unknown>;

type NamesIn<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends Call ? `${Prefix}${Key}` : NamesIn<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** The value at a dotted path in a tree of calls. */
export type At<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? At<Tree[Head], Rest>
      : never
    : never;

type InputsIn<Tree> = { [Key in keyof Tree]: Tree[Key] extends Call ? Tree[Key]['input'] : InputsIn<Tree[Key]> };
type OutputsIn<Tree> = { [Key in keyof Tree]: Tree[Key] extends Call ? Tree[Key]['output'] : OutputsIn<Tree[Key]> };

/** The name of a call over the network: `getSession`, `organization.create`. */
export type CallName = NamesIn<Calls>;
/** The name of any call, in-process calls included. */
export type ServerCallName = CallName | keyof ServerCalls;

/** The input of each call: `Inputs['organization']['create']`. */
export type Inputs = InputsIn<Calls>;
/** The output of each call. */
export type Outputs = OutputsIn<Calls>;

/** The input of a call by its name: `InputOf<'organization.create'>`. */
export type InputOf<Name extends ServerCallName> =
  At<Calls & ServerCalls, Name> extends infer C extends Call ? C['input'] : never;
/** The output of a call by its name. */
export type OutputOf<Name extends ServerCallName> =
  At<Calls & ServerCalls, Name> extends infer C extends Call ? C['output'] : never;
