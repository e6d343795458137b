import { afterEach, beforeEach, expect } from 'vitest';

const said: unknown[][] = [];
const original = console.error;

/** Nothing in the product says anything on the error console unless something is wrong. */
beforeEach(() => {
  said.length = 0;
  console.error = (...words: unknown[]) => {
    said.push(words);
    original(...words);
  };
});

afterEach(() => {
  console.error = original;
  expect(said).toEqual([]);
});
