/**
 * The body of an answer whose status went out before it: a fault in the middle is told, and the connection is cut, so that
 * nobody takes a part for the whole.
 *
 * @param options.onFault is told what was thrown, once; not of a caller who went away
 * @param options.cut ends the connection; without one, as in tests that have none, the stream fails
 */
export function toldStream(
  body: ReadableStream<Uint8Array>,
  { onFault, cut }: { onFault: (thrown: unknown) => void; cut: (() => void) | undefined },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isOver = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (thrown) {
          if (isOver) return;
          isOver = true;
          onFault(thrown);
          // The server that writes the answer would print the fault as it is, with what a person typed.
          if (cut) cut();
          else controller.error(thrown);
        }
      },
      async cancel(reason) {
        if (isOver) return;
        isOver = true;
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
