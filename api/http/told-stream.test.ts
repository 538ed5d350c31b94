import { describe, expect, test, vi } from 'vitest';
import { toldStream } from './told-stream';

const text = (chunk: string) => new TextEncoder().encode(chunk);
const FAULT = new Error('Ana Sample');

/** One chunk, and then a fault. */
const broken = () => {
  let isSent = false;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(FAULT);
      else controller.enqueue(text('a'));
      isSent = true;
    },
  });
};

describe('the body of an answer that has begun', () => {
  test('goes through as it is', async () => {
    const onFault = vi.fn();
    const body = new Response('all of it').body as ReadableStream<Uint8Array>;
    expect(await new Response(toldStream(body, { onFault, cut: undefined })).text()).toBe('all of it');
    expect(onFault).not.toHaveBeenCalled();
  });

  test('that breaks off is told once, and its connection is cut without a word of the fault', async () => {
    const onFault = vi.fn();
    const cut = vi.fn();
    const reader = toldStream(broken(), { onFault, cut }).getReader();
    expect((await reader.read()).value).toEqual(text('a'));
    const next = reader.read();
    await expect.poll(() => cut.mock.calls.length).toBe(1);
    expect(onFault.mock.calls).toEqual([[FAULT]]);
    // What the server does when its connection is closed.
    await reader.cancel();
    expect((await next).done).toBe(true);
  });

  test('that breaks off fails where there is no connection', async () => {
    const onFault = vi.fn();
    await expect(new Response(toldStream(broken(), { onFault, cut: undefined })).text()).rejects.toBe(FAULT);
    expect(onFault).toHaveBeenCalledTimes(1);
  });

  test('is not told of a reader who went away, and what makes it ends', async () => {
    const onFault = vi.fn();
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({ cancel });
    const reader = toldStream(body, { onFault, cut: undefined }).getReader();
    const waiting = reader.read();
    await reader.cancel();
    expect((await waiting).done).toBe(true);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(onFault).not.toHaveBeenCalled();
  });
});
