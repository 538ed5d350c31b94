import { basename } from 'node:path';

/** A change of a file: bytes at an offset, or a new length. */
export type Change = { at: number; offset: number; bytes: Buffer } | { at: number; length: number };

export type DiskTrace = {
  /** Number of events; a cut is a number below it. */
  length: number;
  /** Changes by the name of the file, in the order in which the system took them. */
  changes: ReadonlyMap<string, readonly Change[]>;
  /** Syncs that finished at `at` and had begun when the first `covers` changes of the file were complete. */
  syncs: readonly { at: number; file: string; covers: number }[];
  /** What was written to the standard output, and when. */
  said: readonly { at: number; text: string }[];
};

/** Options of strace that give what `readDiskTrace` reads; `-o <file>` and the program follow. */
export const STRACE = [
  'strace',
  '-f',
  '--seccomp-bpf',
  '-qq',
  '-y',
  '-xx',
  '-s',
  '1000000',
  '-e',
  'signal=none',
  '-e',
  'trace=write,pwrite64,pwritev,writev,ftruncate,fdatasync,fsync',
];

const CALL = /^(\d+)\s+(\w+)\((\d+)<([^>]*)>(?:, )?(.*)$/;
const RESUMED = /^(\d+)\s+<\.\.\. (\w+) resumed>/;
const UNFINISHED = ' <unfinished ...>';

type Call = { name: string; file: string; descriptor: string; rest: string; begunAt: number };

/**
 * Reads what a program did to its files.
 * @param text the output of strace with `STRACE`.
 * @throws Error on a call that would change a file in a way that is not understood here.
 */
export function readDiskTrace(text: string): DiskTrace {
  const changes = new Map<string, Change[]>();
  const syncs: { at: number; file: string; covers: number }[] = [];
  const said: { at: number; text: string }[] = [];
  const open = new Map<string, Call & { covers: number }>();
  const countOf = (file: string) => changes.get(file)?.length ?? 0;

  const finish = (call: Call & { covers: number }, at: number): void => {
    const { name, file, descriptor, rest, covers } = call;
    if (name === 'fdatasync' || name === 'fsync') syncs.push({ at, file, covers });
    else if (name === 'write' && descriptor === '1') said.push({ at, text: bytesOf(rest).toString() });
    else if (isDatabase(file)) {
      const list = changes.get(file) ?? [];
      changes.set(file, list);
      list.push(changeOf(name, rest, at));
    }
  };

  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const resumed = RESUMED.exec(line);
    if (resumed) {
      const begun = open.get(resumed[1] ?? '');
      if (begun && succeeded(line)) finish(begun, at);
      open.delete(resumed[1] ?? '');
      continue;
    }
    const [, thread = '', name = '', descriptor = '', path = '', rest = ''] = CALL.exec(line) ?? [];
    if (name === '') continue;
    const file = basename(
      path.replace(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
    const call = { name, file, descriptor, rest, begunAt: at, covers: countOf(file) };
    if (line.endsWith(UNFINISHED)) open.set(thread, call);
    else if (succeeded(line)) finish(call, at);
  }
  return { length: lines.length, changes, syncs, said };
}

const isDatabase = (file: string): boolean => /\.sqlite(?:-wal)?$/.test(file);

const succeeded = (line: string): boolean => / = \d+\s*$/.test(line);

function changeOf(name: string, rest: string, at: number): Change {
  if (name === 'ftruncate') return { at, length: Number.parseInt(rest, 10) };
  const offset = /, (\d+)(?:\)|\s*<unfinished)/.exec(rest)?.[1];
  if (name !== 'pwrite64' || offset === undefined) throw new Error(`A write that cannot be replayed: ${name}`);
  return { at, offset: Number(offset), bytes: bytesOf(rest) };
}

/** The bytes of a quoted argument that is written as \x.. throughout. */
function bytesOf(rest: string): Buffer {
  const quoted = /^"((?:\\x[0-9a-f]{2})*)"/.exec(rest)?.[1];
  if (quoted === undefined) throw new Error('A write whose bytes are cut off.');
  return Buffer.from(quoted.replaceAll('\\x', ''), 'hex');
}

/**
 * A file as the disk may hold it after the power went at `cut`: everything up to its last finished sync, and of what
 * came after only what `survives` lets through.
 * @param base the file before the program began.
 */
export function fileAfterCut(
  trace: DiskTrace,
  file: string,
  { base, cut, survives }: { base: Buffer; cut: number; survives: () => boolean },
): Buffer {
  const covered = Math.max(
    0,
    ...trace.syncs.filter((sync) => sync.file === file && sync.at < cut).map(({ covers }) => covers),
  );
  const changes = (trace.changes.get(file) ?? []).filter(
    (change, index) => index < covered || (change.at < cut && survives()),
  );
  let length = base.length;
  let content = Buffer.from(base);
  for (const change of changes) {
    if ('length' in change) {
      length = change.length;
      continue;
    }
    const end = change.offset + change.bytes.length;
    if (end > content.length) content = Buffer.concat([content, Buffer.alloc(end * 2 - content.length)]);
    change.bytes.copy(content, change.offset);
    length = Math.max(length, end);
  }
  return length <= content.length
    ? content.subarray(0, length)
    : Buffer.concat([content, Buffer.alloc(length - content.length)]);
}
