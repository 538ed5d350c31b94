import { expect, test } from 'vitest';
import { endLiveStreams, liveStream, STREAMS_MAX } from './live-stream';

const EVERY_MS = 5;

function follow(of: string, next = async () => ({ text: ':\n\n' })) {
  const left = new AbortController();
  const reader = liveStream({ of, signal: left.signal, everyMs: EVERY_MS, next }).getReader();
  /** True once it is over. */
  const ends = async () => {
    for (let reads = 0; reads < 5; reads += 1) if ((await reader.read()).done) return true;
    return false;
  };
  return { reader, ends, leave: () => left.abort() };
}

test('one stream too many of somebody ends their oldest, and nobody else’s', async () => {
  const other = follow('other');
  const mine = Array.from({ length: STREAMS_MAX + 1 }, () => follow('me'));
  expect(await mine[0]?.ends()).toBe(true);
  expect(await mine[1]?.ends()).toBe(false);
  expect(await other.ends()).toBe(false);
  for (const { leave } of [other, ...mine]) leave();
});

test('a stream that failed, or whose page has gone, takes up no room', async () => {
  const broken = follow('room', async () => {
    throw new Error('No figures');
  });
  await expect(broken.reader.read()).rejects.toThrow('No figures');
  const gone = follow('room');
  await gone.reader.cancel();
  const [first, ...others] = Array.from({ length: STREAMS_MAX }, () => follow('room'));
  expect(await first?.ends()).toBe(false);
  for (const { leave } of others) leave();
  first?.leave();
});

test('a server that stops ends them all', async () => {
  const streams = [follow('one'), follow('two')];
  for (const { reader } of streams) await reader.read();
  endLiveStreams();
  for (const { ends } of streams) expect(await ends()).toBe(true);
});
