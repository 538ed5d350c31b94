import { closeSync, openSync, renameSync, statSync, write } from 'node:fs';

/** A start that finds more than this begins anew and leaves what there was beside it. */
const KEPT_BYTES = 20_000_000;
/** More text than this waits for nobody: what comes on top is dropped. */
const WAITING_MAX = 1_000_000;

/**
 * A file that takes what a service says. A disk that is full or gone costs lines and nothing else: the file is tried again
 * with the next ones, which say that some are missing.
 *
 * @param {string} path what earlier starts said stays in it, since a crash is told by its last lines; above 20 MB it is moved
 *   to `<path>.1`
 * @returns {{write: (text: string) => void, idle: () => Promise<void>}}
 */
export function openLogFile(path) {
  /** @type {number | undefined} */
  let handle;
  let waiting = '';
  let lost = 0;
  let isBusy = false;
  /** @type {(() => void)[]} */
  let idlers = [];

  function open() {
    try {
      handle = openSync(path, 'a');
    } catch {
      handle = undefined;
    }
  }
  moveLong(path);
  open();

  /**
   * @param {Buffer} bytes
   * @param {number} owed characters that are lost when they cannot be written
   */
  function put(bytes, owed) {
    isBusy = true;
    if (handle === undefined) open();
    if (handle === undefined) return give(owed);
    write(handle, bytes, (failure, written) => {
      if (failure) give(owed);
      else if (written < bytes.length) put(bytes.subarray(written), owed);
      else next();
    });
  }

  /** @param {number} owed */
  function give(owed) {
    lost += owed;
    if (handle !== undefined) closeSync(handle);
    handle = undefined;
    // What came meanwhile would fail as well; the next text tries again.
    lost += waiting.length;
    waiting = '';
    next();
  }

  function next() {
    isBusy = false;
    if (waiting === '') {
      for (const tell of idlers) tell();
      idlers = [];
      return;
    }
    const missing = lost > 0 ? `[about ${lost} characters could not be written]\n` : '';
    const bytes = Buffer.from(missing + waiting);
    const owed = lost + waiting.length;
    waiting = '';
    lost = 0;
    put(bytes, owed);
  }

  return {
    write(text) {
      if (waiting.length > WAITING_MAX) lost += text.length;
      else waiting += text;
      if (!isBusy) next();
    },
    idle: () => (isBusy ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve()),
  };
}

/** @param {string} path */
function moveLong(path) {
  try {
    if (statSync(path).size > KEPT_BYTES) renameSync(path, `${path}.1`);
  } catch {
    // There is none yet, or its folder is gone, which the first line finds out.
  }
}
