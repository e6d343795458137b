import { afterEach, beforeEach, expect } from 'vitest';

const errors: unknown[][] = [];
const original = console.error;

/** Any output of `console.error` fails the test. */
beforeEach(() => {
  errors.length = 0;
  console.error = (...args: unknown[]) => {
    errors.push(args);
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(errors).toEqual([]);
});
