import { describe, expect, test } from 'vitest';
import { readBytes, readJson } from './read-body';

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

describe('a key that stands twice in one object', () => {
  const text = (body: string) =>
    readJson(
      new Request('http://app.example.test', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
  test.each([
    ['{"amount":1,"amount":2}', ['amount']],
    ['{"amount":1,"amount":1,"amount":1}', ['amount', 'amount']],
    ['{"a":{"b":[{"c":1},{"c":1,"d":"}{,","c":2}]}}', ['a.b[1].c']],
    ['{"amount":1,"\\u0061mount":2}', ['amount']],
    ['{"a\\"b":1,"a\\"b":2}', ['a"b']],
    ['{"a":{},"b":1,"a":[]}', ['a']],
    ['[{"a":1,"a":2},["x"],{"b":{"c":":","c":":"}}]', ['[0].a', '[2].b.c']],
  ])('%s is refused by its name', async (body, fields) => {
    await expect(text(body)).rejects.toMatchObject({
      code: 'INVALID_FIELDS',
      fields: fields.map((field) => ({ field, message: 'Send this field once.' })),
    });
  });

  test.each([
    '{"note":"a:b:c\\": \\\\","at":"10:30:00","a":{"note":1},"list":[{"note":1},{"note":2}]}',
    '{"amount":": \\"amount\\":1,","amounts":{"amount":{"amount":":"}}}',
    '[[],{},"a:a:"]',
    '{"A":1,"a":":"}',
  ])('is not seen in %s', async (body) => {
    expect(await text(body)).toEqual(JSON.parse(body));
  });
});

describe('a body that breaks off, because its sender went away,', () => {
  test.each([
    ['with', { 'content-length': '100' }],
    ['without', {}],
  ])('%s a length is refused as the sender’s fault', async (_, headers) => {
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) controller.error(new Error('aborted'));
        else controller.enqueue(new TextEncoder().encode('{"email":"ana@'));
        isSent = true;
      },
    });
    const request = new Request('http://app.example.test', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    await expect(readBytes(request, 1000)).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
  });
});
