/** Streams of this process that stay open, by whose they are, the oldest first. */
const open = new Map<string, AbortController[]>();

/** As many pages as a person follows at once; each works out its figures again and again. */
export const STREAMS_MAX = 20;

/** Ends every stream of this process, which waits for every answer when it stops. Whoever listens connects again, to another one. */
export function endLiveStreams(): void {
  for (const controller of [...open.values()].flat()) controller.abort();
}

export type Live = {
  /** Whose it is: one stream too many ends the oldest. */
  of: string;
  /** Aborted when whoever listens has gone. */
  signal: AbortSignal;
  everyMs: number;
  /** What is to be sent now: an event, a comment that keeps the connection, or, as the last one, with `isLast`. */
  next: () => Promise<{ text: string; isLast?: boolean }>;
};

function begin(of: string): AbortController {
  const end = new AbortController();
  const streams = [...(open.get(of) ?? []), end];
  if (streams.length > STREAMS_MAX) streams.shift()?.abort();
  open.set(of, streams);
  return end;
}

function forget(of: string, end: AbortController): void {
  const left = (open.get(of) ?? []).filter((one) => one !== end);
  if (left.length > 0) open.set(of, left);
  else open.delete(of);
}

/** Server-sent events, asked for one after another at a steady pace; nothing is worked out for a listener that does not read. */
export function liveStream({ of, signal, everyMs, next }: Live): ReadableStream<Uint8Array> {
  const end = begin(of);
  const isOver = AbortSignal.any([signal, end.signal]);
  const encoder = new TextEncoder();
  let isBegun = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isBegun) await pause(everyMs, isOver);
      isBegun = true;
      const { text, isLast = false } = isOver.aborted
        ? { text: '', isLast: true }
        : await next().catch((thrown: unknown) => {
            forget(of, end);
            throw thrown;
          });
      if (text) controller.enqueue(encoder.encode(text));
      if (!isLast) return;
      forget(of, end);
      controller.close();
    },
    cancel() {
      forget(of, end);
      end.abort();
    },
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
