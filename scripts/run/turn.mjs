import { execFileSync } from 'node:child_process';
import { root } from './project.mjs';

/** Names the turn of a run, 1 to 4; without it everything is asked. */
export const TURN_VARIABLE = 'TEST_TURN';
export const TURNS = 4;

/**
 * The turn of a run of the whole suite: the commit says it, so that the same commit is asked the same again and one after the
 * other asks the rest (decision 0035). Where there is no repository the day says it.
 *
 * @param {string | undefined} asked what `TEST_TURN` says
 * @returns {number} 1 to 4
 * @throws Error when something else was asked for
 */
export function turnOf(asked) {
  if (asked === undefined) return (numberOfCommit() % TURNS) + 1;
  const turn = Number(asked);
  if (!Number.isInteger(turn) || turn < 1 || turn > TURNS)
    throw new Error(`${TURN_VARIABLE} is 1 to ${TURNS}, not ${asked}.`);
  return turn;
}

/**
 * What another run asks; nothing where everything is asked.
 *
 * @template T
 * @param {readonly (readonly T[])[]} parts one for each turn
 * @returns {T[]}
 */
export function ofOtherTurns(parts) {
  const turn = process.env[TURN_VARIABLE];
  return turn === undefined ? [] : parts.filter((_, place) => place + 1 !== Number(turn)).flat();
}

/**
 * What this run asks of the parts; nothing where everything is asked.
 *
 * @template T
 * @param {readonly (readonly T[])[]} parts one for each turn
 * @returns {T[]}
 */
export function ofThisTurn(parts) {
  const turn = process.env[TURN_VARIABLE];
  return turn === undefined ? [] : [...(parts[Number(turn) - 1] ?? [])];
}

const DAY_MS = 86_400_000;

/** The first digits of the commit, which are as good as drawn by lot. */
function numberOfCommit() {
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(head.toString().slice(0, 8), 16);
  } catch {
    return Math.floor(Date.now() / DAY_MS);
  }
}
