const QUOTE = 0x22;
const END = 0x0a;

/** Counts the lines of a CSV file as it arrives; an end of line within quotes is part of a value. */
export function csvCount() {
  let lines = 0;
  let isQuoted = false;
  let last = END;
  return {
    take(bytes: Uint8Array): void {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === END && !isQuoted) lines += 1;
      }
      last = bytes.at(-1) ?? last;
    },
    /** Rows under the head. */
    rows: () => Math.max(0, lines - 1),
    /** False for a file that breaks off within a row, or has no head. */
    isWhole: () => lines > 0 && !isQuoted && last === END,
  };
}
