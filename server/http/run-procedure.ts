import { TRPCError, type AnyProcedure } from '@trpc/server';
import { getTRPCErrorFromUnknown } from '@trpc/server/unstable-core-do-not-import';
import { z } from 'zod';

/** What a call starts with. */
export interface Start {
  ctx: object;
  path: string;
  type: 'query' | 'mutation';
  getRawInput: () => Promise<unknown>;
}

type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError };
type Changes = Partial<Pick<Options, 'ctx' | 'input' | 'getRawInput'>>;
type Next = (changes?: Changes) => Promise<Result>;

interface Options extends Start {
  input: unknown;
  meta: unknown;
  signal: undefined;
}

/** One of a procedure's steps: a guard, a schema, or the operation itself. */
type Step = ((options: Options & { next: Next }) => Promise<Result>) & { _type?: 'input' | 'output' };

interface Definition {
  middlewares: Step[];
  inputs: z.ZodType[];
  output?: z.ZodType;
  meta?: object;
}

/**
 * Makes a procedure callable: its own steps in their order, as tRPC walks them. tRPC's walk copies the options of each
 * step twice, property by property, and parses through promises, which took a third of a session check's processor time
 * (server/README.md, decision 7). A test holds this walk to tRPC's.
 */
export function runnerOf(procedure: AnyProcedure): (start: Start) => Promise<unknown> {
  const { middlewares, inputs, output, meta: stated } = procedure._def as unknown as Definition;
  const meta = stated && { ...stated, fields: fieldsOf(inputs) };
  const schemas = inputs.values();
  const steps = middlewares.map((step) => {
    if (step._type === 'input') return takingInput(schemas.next().value!);
    return step._type === 'output' ? givingOutput(output!) : step;
  });

  const walk = async (index: number, options: Options): Promise<Result> => {
    const next: Next = (changes) => walk(index + 1, changes ? merged(options, changes) : options);
    try {
      return await steps[index]!({ ...options, next });
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause) };
    }
  };
  return async (start) => {
    const result = await walk(0, { ...start, meta, input: undefined, signal: undefined });
    if (!result.ok) throw result.error;
    return result.data;
  };
}

/** The names that the schemas take; undefined where one of them does not say. */
function fieldsOf(inputs: z.ZodType[]): ReadonlySet<string> | undefined {
  const names = inputs.map((schema) => {
    const inner = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    return inner instanceof z.ZodObject ? Object.keys(inner.shape) : undefined;
  });
  return names.includes(undefined) ? undefined : new Set(names.flat() as string[]);
}

/** What a guard found is added to the call's own context: a copy would set off the getters in it, which make things. */
function merged(options: Options, changes: Changes): Options {
  return { ...options, ...changes, ctx: Object.assign(options.ctx, changes.ctx) };
}

/** A schema of what comes in; of several, each adds its fields. */
function takingInput(schema: z.ZodType): Step {
  return async ({ getRawInput, input, next }) => {
    const parsed = schema.safeParse(await getRawInput());
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    const both = isRecord(input) && isRecord(parsed.data) ? { ...input, ...parsed.data } : parsed.data;
    return next({ input: both });
  };
}

/** The schema of what goes out. */
function givingOutput(schema: z.ZodType): Step {
  return async ({ next }) => {
    const result = await next();
    if (!result.ok) return result;
    const parsed = schema.safeParse(result.data);
    if (parsed.success) return { ...result, data: parsed.data };
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'Output validation failed', cause: parsed.error });
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
