import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/**
 * Does work that only one process of this machine may do at a time; the others wait for it. The lock is a file with the
 * number of the process that holds it, so that one that was killed is found out and its lock taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  let hasWaited = false;
  while (!take(file)) {
    if (!hasWaited) onWait?.();
    hasWaited = true;
    await wait(LOOK_EVERY_MS);
  }
  // Also when the work ends the process.
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = holderOf(file);
  if (holder !== undefined && !isRunning(holder)) removeAbandoned(file, holder);
  return false;
}

/** @param {string} file */
function holderOf(file) {
  try {
    // Empty for the moment between its making and its writing.
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Moved aside before it is removed: of two that find it abandoned, one moves it.
 *
 * @param {string} file
 * @param {number} holder
 */
function removeAbandoned(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Another process was faster and holds it now: give it back.
  if (holderOf(aside) !== holder) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
