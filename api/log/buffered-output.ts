import { write, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** So much text is written at once; what waits is written every second, after a fault and at the end. */
const BUFFER_CHARACTERS = 65_536;
const FLUSH_MS = 1000;
/** How often the last lines are tried again on a full pipe before they are given up. */
const RETRIES_MAX = 1000;

export type LogOutput = {
  write(line: string): void;
  /** Begins to write what waits. */
  hurry(): void;
};

/** Standard output without a system call per line, written beside the event loop, so that a slow reader stops nobody. */
export function bufferedOutput(): LogOutput {
  let waiting = '';
  /** What the system was asked to write; undefined while nothing is under way. */
  let underWay: Buffer | undefined;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    if (underWay !== undefined || waiting === '') return;
    const bytes = Buffer.from(waiting);
    waiting = '';
    next(bytes);
  }

  function next(bytes: Buffer): void {
    underWay = bytes;
    write(STANDARD_OUTPUT, bytes, (failure, written) => {
      underWay = undefined;
      const isFull = failure?.code === 'EAGAIN';
      // The reader is gone: nobody is left to tell.
      if (failure && !isFull) return;
      const rest = isFull ? bytes : bytes.subarray(written);
      if (rest.length > 0) next(rest);
      else if (waiting.length >= BUFFER_CHARACTERS) begin();
    });
  }

  function onTime(): void {
    timer = undefined;
    begin();
  }

  process.once('exit', () => writeNow(Buffer.from(waiting)));
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= BUFFER_CHARACTERS) begin();
      if (!timer) timer = setTimeout(onTime, FLUSH_MS).unref();
    },
    hurry: begin,
  };
}

/** Gives up when the reader is gone or does not read. */
function writeNow(bytes: Buffer): void {
  let done = 0;
  for (let tries = 0; done < bytes.length && tries < RETRIES_MAX; ) {
    try {
      done += writeSync(STANDARD_OUTPUT, bytes, done);
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
    }
  }
}
