import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BLOCK_PX, negotiate, readChildMessage, readHello } from './messages';

describe('messages of the frame', () => {
  const good = [
    { type: 'ready' },
    { type: 'escape' },
    { type: 'size', payload: { block: 640 } },
    { type: 'close', payload: { reason: 'finished' } },
    { type: 'step', payload: { name: 'personal-info', index: 2, total: 6 } },
    { type: 'submitted', payload: { reference: 'app_1' } },
    { type: 'error', payload: { code: 'chunk_failed' } },
    { type: 'open-tab', payload: { url: 'https://app.test/x' } },
    { type: 'focus-edge', payload: { edge: 'end' } },
    { type: 'title', payload: { text: 'Apply for financing' } },
  ];
  test.each(good)('$type is read as it was sent, without anything else in it', (message) => {
    const sent = {
      ...message,
      secret: 'x',
      payload: 'payload' in message ? { ...message.payload, secret: 'x' } : { secret: 'x' },
    };
    expect(readChildMessage(sent)).toEqual(message);
  });

  test.each([
    [
      { type: 'size', payload: { block: 1e9 } },
      { type: 'size', payload: { block: MAX_BLOCK_PX } },
    ],
    [
      { type: 'size', payload: { block: 12.6 } },
      { type: 'size', payload: { block: 13 } },
    ],
    [
      { type: 'step', payload: { name: 'a', index: 1e6, total: 3 } },
      { type: 'step', payload: { name: 'a', index: 99, total: 3 } },
    ],
  ])('%j is clamped', (sent, read) => {
    expect(readChildMessage(sent)).toEqual(read);
  });

  test.each([
    null,
    'ready',
    {},
    { type: 'unknown' },
    { type: 'size' },
    { type: 'size', payload: { block: Number.NaN } },
    { type: 'size', payload: { block: -1 } },
    { type: 'size', payload: { block: '640' } },
    { type: 'close', payload: { reason: 'because' } },
    { type: 'step', payload: { name: '<b>', index: 1, total: 2 } },
    { type: 'submitted', payload: { reference: 'Pat Doe' } },
    { type: 'error', payload: { code: 'x'.repeat(65) } },
    { type: 'open-tab', payload: { url: 'javascript:alert(1)' } },
    { type: 'open-tab', payload: { url: `https://${'x'.repeat(3000)}` } },
    { type: 'focus-edge', payload: { edge: 'middle' } },
    { type: 'title', payload: { text: 'a\u0000b' } },
  ])('%j is ignored', (sent) => {
    expect(readChildMessage(sent)).toBeUndefined();
  });

  test('no message at all can make the guard throw', () => {
    const types = fc.constantFrom(
      'ready',
      'size',
      'close',
      'step',
      'submitted',
      'error',
      'open-tab',
      'focus-edge',
      'title',
      'hello',
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ type: types, payload: fc.anything() })), (data) => {
        readChildMessage(data);
        readHello(data);
      }),
    );
  });
});

describe('version negotiation', () => {
  test.each([
    [{ min: 1, max: 1 }, 1],
    [{ min: 0, max: 1 }, 1],
    [{ min: 1, max: 9 }, 1],
    [{ min: 0, max: 0 }, undefined],
    [{ min: 2, max: 9 }, undefined],
  ])('%j gives %j', (theirs, version) => {
    expect(negotiate(theirs)).toBe(version);
  });
});
