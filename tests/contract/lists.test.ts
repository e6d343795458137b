import { expect } from 'vitest';
import { z } from 'zod';

import { procedureDefinitions } from '#openapi/calls.ts';
import { DEFAULT_BASE_PATH } from '#server/options/base-path.options.ts';
import { appRouter } from '#server/app/router.ts';
import { addListedRows } from '#tests/support/calls/listed-rows.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { test as base } from '#tests/support/test.ts';

const test = base.extend<{ seeded: SeededService }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService();
      await addListedRows(seeded);
      await use(seeded);
    },
    { scope: 'file' },
  ],
});

const definitions = procedureDefinitions(appRouter);

function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapper ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** An array of anything but names, such as those of roles. */
function isRows(schema: z.ZodType): boolean {
  const array = unwrap(schema);
  return array instanceof z.ZodArray && !(array.element instanceof z.ZodString || array.element instanceof z.ZodEnum);
}

/** The fields of the answer; null if it is no object. */
function answerOf(name: string): Record<string, z.ZodType> | null {
  const answer = unwrap(definitions[name]!.output);
  return answer instanceof z.ZodObject ? (answer.shape as Record<string, z.ZodType>) : null;
}

/** Queries whose answer contains rows, and mutations that are lists by their name. */
const lists = calls.filter(({ name, kind }) => {
  if (kind === 'mutation' && !/\blist/i.test(name.replaceAll('.', ' '))) return false;
  const fields = answerOf(name);
  return fields === null ? isRows(definitions[name]!.output) : Object.values(fields).some((field) => isRows(field));
});
const paged = calls.filter(({ fields }) => fields?.includes('cursor'));

test('every list has pages with a cursor, or says why it is short', () => {
  expect(lists.length).toBeGreaterThan(25);
  for (const { name, fields, meta } of lists) {
    const isPaged = fields!.includes('cursor') && fields!.includes('limit');
    expect([name, isPaged, meta.bounded]).toEqual([name, isPaged, isPaged ? undefined : expect.any(String)]);
  }
});

test('an answer that is an object has the cursor of the next page', () => {
  expect(lists).toEqual(expect.arrayContaining(paged));
  for (const { name } of paged)
    expect([name, 'nextCursor' in (answerOf(name) ?? { nextCursor: 1 })]).toEqual([name, true]);
});

interface PageOfRows {
  rows: { id: string }[];
  /** The parameters of the next page; null on the last. */
  next: Record<string, string> | null;
  total: unknown;
}

async function readPage(seeded: SeededService, name: string, input: object): Promise<PageOfRows> {
  const { as } = successfulCalls(seeded)[name]!;
  const response = await makeCall(seeded.callers[as], [name, JSON.parse(JSON.stringify(input)) as object]);
  expect([name, response.statusCode, response.body]).toEqual([name, 200, expect.any(String)]);
  const body = response.json() as Record<string, unknown>;
  if (!Array.isArray(body)) {
    expect(body).toHaveProperty('nextCursor');
    const rows = Object.values(body).find((field) => Array.isArray(field)) as { id: string }[];
    return {
      rows,
      next: body['nextCursor'] === null ? null : { cursor: `${body['nextCursor'] as string | number}` },
      total: body['total'],
    };
  }
  const [, link] = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? '')) ?? [];
  const url = link === undefined ? null : new URL(link);
  if (url) expect(url.pathname).toBe(DEFAULT_BASE_PATH + calls.find((call) => call.name === name)!.meta.openapi!.path);
  return { rows: body as { id: string }[], next: url && Object.fromEntries(url.searchParams), total: undefined };
}

const cases = paged.flatMap(({ name }) =>
  (factsOf(name).pages ?? [{}]).map((variant) => ({ name, variant, about: JSON.stringify(variant) })),
);

test.for(cases)(
  'the pages of $name have every row once, in the order of the list $about',
  async (listed, { seeded }) => {
    const { name, variant } = listed;
    const { limit: _, ...input } = { ...successfulCalls(seeded)[name]!.input, ...variant } as Record<string, unknown>;
    const whole = await readPage(seeded, name, { ...input, limit: 500 });
    expect(whole.rows.length).toBeGreaterThan(2);
    expect(whole.next).toBeNull();

    const ids: string[] = [];
    let parameters: Record<string, string> | null = {};
    while (parameters !== null) {
      const page: PageOfRows = await readPage(seeded, name, { ...input, limit: 2, ...parameters });
      expect(page.rows.length).toBeLessThanOrEqual(2);
      expect(page.total).toEqual(whole.total);
      ids.push(...page.rows.map((row) => row.id));
      parameters = page.next;
    }
    expect(ids).toEqual(whole.rows.map((row) => row.id));
  },
);
