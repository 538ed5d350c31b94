import '@domain/test-vectors/property-runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BLOCK_PX, negotiate, readChildMessage, readHello } from './messages';

/** Fields that earlier versions of the frame sent, and what a careless one might. */
const WHAT_NEVER_LEAVES = {
  secret: 'x',
  name: 'application-denied',
  reference: 'app_1',
  reason: 'finished',
  text: 'We can’t offer you a spending limit today',
  url: 'https://app.test/x',
  amountCents: 900_000,
};

describe('messages of the frame', () => {
  const good = [
    { type: 'ready' },
    { type: 'escape' },
    { type: 'size', payload: { block: 640 } },
    { type: 'close' },
    { type: 'step', payload: { index: 2, total: 6 } },
    { type: 'submitted' },
    { type: 'error', payload: { code: 'practice_unknown' } },
  ];
  test.each(good)('$type is read as it was sent, without anything else in it', (message) => {
    const sent = {
      ...message,
      secret: 'x',
      payload: { ...('payload' in message && message.payload), ...WHAT_NEVER_LEAVES },
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
      { type: 'step', payload: { index: 1e6, total: 3 } },
      { type: 'step', payload: { index: 99, total: 3 } },
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
    { type: 'step', payload: { index: 1 } },
    { type: 'error', payload: { code: 'application_denied' } },
    { type: 'open-tab', payload: { url: 'https://app.test/denied' } },
    { type: 'focus-edge', payload: { edge: 'end' } },
    { type: 'title', payload: { text: 'We can’t offer you a spending limit today' } },
  ])('%j is ignored', (sent) => {
    expect(readChildMessage(sent)).toBeUndefined();
  });

  test('whatever a frame says, only these words and numbers reach the page', () => {
    const word = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constantFrom('ready', 'practice_unknown', 'application-denied', 3),
    );
    const type = fc.constantFrom(...good.map((message) => message.type));
    const payload = fc.dictionary(
      fc.constantFrom('block', 'index', 'total', 'code', 'name', 'reason', 'reference'),
      word,
    );
    const number = (most: number) =>
      expect.toSatisfy((value) => Number.isInteger(value) && value >= 0 && value <= most);
    const allowed: Record<string, unknown> = {
      ready: { type: 'ready' },
      escape: { type: 'escape' },
      close: { type: 'close' },
      submitted: { type: 'submitted' },
      size: { type: 'size', payload: { block: number(MAX_BLOCK_PX) } },
      step: { type: 'step', payload: { index: number(99), total: number(99) } },
      error: { type: 'error', payload: { code: 'practice_unknown' } },
    };
    fc.assert(
      fc.property(fc.record({ type: fc.oneof(type, fc.string()), payload }), (data) => {
        const read = readChildMessage(data);
        if (read) expect(read).toEqual(allowed[read.type]);
      }),
    );
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
