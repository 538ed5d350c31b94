import { describe, expect, test } from 'vitest';
import { readJson } from './read-body';

const read = (note: string) =>
  readJson(
    new Request('http://app.example.test', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ note }),
    }),
  );

describe('a card number that somebody typed where none belongs', () => {
  test.each(['4111111111111111', 'my card 4111 1111 1111 1111, thanks', '4111-1111-1111-1111.', '(5555555555554444)'])(
    '%s is refused by the name of its field',
    async (note) => {
      await expect(read(note)).rejects.toMatchObject({ code: 'INVALID_FIELDS' });
    },
  );
});

describe('digits that happen to pass the check of cards', () => {
  test.each([
    ['in a hash', 'a4111111111111111bc0ffee4111111111111111d'],
    ['in a token', 'public-sandbox-4111-1111-1111-1111-aa02'],
    ['in an id', '41111111-1111-1111-8b3c-0242ac120002'],
  ])('%s are left alone', async (_, note) => {
    expect(await read(note)).toEqual({ note });
  });
});
