/** Streams that stay open; a server that stops ends them, because it waits for every answer. */
const open = new Set<AbortController>();

/** Ends every stream of this process. Whoever listens connects again, to another one. */
export function endLiveStreams(): void {
  for (const controller of open) controller.abort();
}

export type Live = {
  /** Aborted when whoever listens has gone. */
  signal: AbortSignal;
  everyMs: number;
  /** What is to be sent now: an event, a comment that keeps the connection, or, as the last one, with `isLast`. */
  next: () => Promise<{ text: string; isLast?: boolean }>;
};

/** Server-sent events, asked for one after another at a steady pace; nothing is worked out for a listener that does not read. */
export function liveStream({ signal, everyMs, next }: Live): ReadableStream<Uint8Array> {
  const end = new AbortController();
  const isOver = AbortSignal.any([signal, end.signal]);
  const encoder = new TextEncoder();
  const close = (controller: ReadableStreamDefaultController) => {
    open.delete(end);
    controller.close();
  };
  let isBegun = false;
  open.add(end);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isBegun) await pause(everyMs, isOver);
      isBegun = true;
      if (isOver.aborted) return close(controller);
      const { text, isLast = false } = await next();
      controller.enqueue(encoder.encode(text));
      if (isLast) close(controller);
    },
    cancel() {
      open.delete(end);
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
