import type * as Fflate from 'fflate';

export type ZipEntry = { path: string; at: string; content: () => Promise<Uint8Array> };

/**
 * A zip that is made entry by entry as it is read: nothing holds the whole, and a reader that goes ends it. The first entry is
 * ready before the stream is given, so that a fault in it is told as one.
 */
export async function zipStream(entries: readonly ZipEntry[]): Promise<ReadableStream<Uint8Array>> {
  // Loaded with the first zip, because its tables would take a part of every start.
  const made = makeZip(await import('fflate'));
  const waiting = [...entries];
  const next = async () => {
    const entry = waiting.shift();
    if (entry) made.add(entry, await entry.content());
    if (waiting.length === 0) made.end();
    return made.take();
  };
  let ready: Uint8Array[] | undefined = await next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (const part of ready ?? (await next())) controller.enqueue(part);
      ready = undefined;
      if (made.isDone()) controller.close();
    },
    cancel() {
      waiting.length = 0;
    },
  });
}

/** The parts of a zip as they come about. PDFs are compressed inside, so they are stored as they are. */
function makeZip({ Zip, ZipPassThrough }: typeof Fflate) {
  let parts: Uint8Array[] = [];
  let isDone = false;
  const zip = new Zip((fault, part, isLast) => {
    if (fault) throw fault;
    parts.push(part);
    isDone = isLast;
  });
  return {
    add({ path, at }: ZipEntry, content: Uint8Array) {
      const entry = new ZipPassThrough(path);
      entry.mtime = at;
      zip.add(entry);
      entry.push(content, true);
    },
    end: () => zip.end(),
    take() {
      const taken = parts;
      parts = [];
      return taken;
    },
    isDone: () => isDone,
  };
}
