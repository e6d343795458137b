import { expect, test } from 'vitest';

import { isOwn, receive, type SentValues } from '#client/console/forms/sent-values.ts';

/** Which of the values that the address shows, one after the other, are the field's own. */
function ownOf(values: SentValues, shown: string[]): boolean[] {
  return shown.map((value) => {
    const own = isOwn(values, value);
    values = receive(values, value);
    return own;
  });
}

test('a value that the address shows after the next one was sent is the field’s own', () => {
  expect(ownOf(['', 'User 5', 'User 59'], ['User 5', 'User 59'])).toEqual([true, true]);
});

test('a value that was skipped is not expected any more', () => {
  expect(ownOf(['', 'a', 'ab'], ['ab', 'a'])).toEqual([true, false]);
});

test('values of the Back button and of links are not the field’s own', () => {
  expect(ownOf(['ada', ''], ['', 'ada'])).toEqual([true, false]);
  expect(ownOf(['', 'alan'], ['grace', 'alan'])).toEqual([false, false]);
});
