import { availableParallelism } from 'node:os';

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] left out, neither passed nor failed
 * @property {string} output shown when something failed
 * @property {readonly string[]} [faults] what failed, each with its first words, shown before the output and at the end
 * @property {readonly string[]} [secondTries] what passed only when it was tried again, and why it failed first
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [after] steps that must have passed before
 * @property {boolean} [alone] measures time, so nothing else may run beside it
 * @property {'browser' | 'postgres' | 'strace'} [uses]
 * @property {(environment: Record<string, string>) => Promise<StepResult>} run
 */

const SLOTS = availableParallelism() > 1 ? 2 : 1;
const SHOWN_LINES = 80;
/** Lines of runners that say only that something passed. */
const PASSED_LINE = /^\s*[✓✔√]/u;

/**
 * Runs the steps, two at a time where the machine can, with a line of log for each and the output of those that fail. A
 * step whose needs failed counts as failed.
 *
 * @param {readonly Step[]} steps
 * @param {Record<string, string>} environment
 * @returns {Promise<{passed: number, failed: number, skipped: number, faults: string[], secondTries: string[]}>} each fault and each second
 *   try begins with the name of its step
 */
export async function runSteps(steps, environment) {
  /** @type {{passed: number, failed: number, skipped: number, faults: string[], secondTries: string[]}} */
  const total = { passed: 0, failed: 0, skipped: 0, faults: [], secondTries: [] };
  /** @type {Map<string, boolean>} */
  const finished = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  let waiting = [...steps];

  /** @param {Step} step */
  const execute = async (step) => {
    const startedAt = performance.now();
    const broken = step.after?.find((name) => finished.get(name) === false);
    const result = broken === undefined ? await attempt(step, environment) : notRun(broken);
    report(step, result, performance.now() - startedAt);
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped ?? 0;
    for (const fault of result.faults ?? []) total.faults.push(`${step.name}: ${fault}`);
    for (const story of result.secondTries ?? []) total.secondTries.push(`${step.name}: ${story}`);
    if (result.failed > 0 && (result.faults ?? []).length === 0)
      total.faults.push(`${step.name}: see its output above`);
    finished.set(step.name, result.failed === 0);
  };

  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.filter(({ after = [] }) => after.every((name) => finished.has(name)));
    const together = ready.filter(({ alone }) => alone !== true);
    // What must run alone waits until the rest is through.
    const next = together.length > 0 ? together : running.size === 0 ? ready.slice(0, 1) : [];
    const hasLoneStep = [...running.keys()].some(({ alone }) => alone === true);
    const started = hasLoneStep ? [] : next.slice(0, SLOTS - running.size);
    for (const step of started) {
      const end = execute(step).finally(() => running.delete(step));
      running.set(step, end);
    }
    waiting = waiting.filter((step) => !started.includes(step));
    await Promise.race(running.values());
  }
  return total;
}

/**
 * @param {Step} step
 * @param {Record<string, string>} environment
 * @returns {Promise<StepResult>}
 */
async function attempt(step, environment) {
  try {
    return await step.run(environment);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * @param {string} broken
 * @returns {StepResult}
 */
const notRun = (broken) => ({ passed: 0, failed: 1, output: `Not run, because ${broken} failed.` });

/**
 * @param {Step} step
 * @param {StepResult} result
 * @param {number} tookMs
 */
function report(step, { passed, failed, skipped = 0, output, faults = [] }, tookMs) {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(14)} ${counts.padEnd(24)} ${seconds(tookMs)}`);
  if (failed === 0) return;
  for (const fault of faults) console.log(`     ✗ ${fault.replaceAll('\n', '\n       ')}`);
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !PASSED_LINE.test(line));
  if (lines.length > SHOWN_LINES) console.log(`     | … ${lines.length - SHOWN_LINES} lines before`);
  for (const line of lines.slice(-SHOWN_LINES)) console.log(`     | ${line}`);
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
