import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutationsDocument, occurrences, PLANTED_FAULTS, type PlantedFault } from './mutation/planted-faults';

/**
 * Proves that the tests of domain/ notice faults: plants each one in a temporary copy and requires a failing test.
 * `--docs` only writes docs/mutations.md. Exit code 1 when a fault survives or cannot be planted.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const RUN_TIMEOUT_MS = 600_000;
/** Generous, so that a busy machine neither fails the clean run nor passes for a test that caught a fault. */
const TEST_TIMEOUT_MS = 180_000;

type Run = { readonly passed: number; readonly failed: readonly string[]; readonly isBroken: boolean };
type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly { status: string; fullName: string }[] }[];
};

/** A copy of domain/ that resolves the same packages. */
function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-faults-'));
  cpSync(join(root, 'domain'), join(copy, 'domain'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  const config = { test: { include: ['domain/**/*.test.ts'], testTimeout: TEST_TIMEOUT_MS } };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  return copy;
}

/** Runs test files of the copy; broken means that they did not run at all. */
function runTests(copy: string, files: readonly string[]): Run {
  const output = join(copy, 'report.json');
  rmSync(output, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const paths = files.map((file) => join('domain', file));
  const flags = ['run', '--root', copy, '--bail', '1', '--reporter', 'json', '--outputFile', output];
  spawnSync(process.execPath, [vitest, ...flags, ...paths], { cwd: copy, timeout: RUN_TIMEOUT_MS, stdio: 'ignore' });
  if (!existsSync(output)) return { passed: 0, failed: [], isBroken: true };
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const failed = results.filter((result) => result.status === 'failed').map((result) => result.fullName.trim());
  return { passed: report.numPassedTests, failed, isBroken: results.length === 0 };
}

/** Plants one fault, runs its tests, takes it out again. Returns the test that caught it, or what is wrong. */
function check(copy: string, fault: PlantedFault): { readonly caughtBy: string } | { readonly problem: string } {
  const path = join(copy, 'domain', fault.file);
  const text = readFileSync(path, 'utf8');
  const count = occurrences(fault, text);
  if (count !== 1) return { problem: `its text occurs ${count} times in domain/${fault.file}` };
  writeFileSync(
    path,
    text.replace(fault.search, () => fault.replacement),
  );
  const run = runTests(copy, fault.tests);
  writeFileSync(path, text);
  if (run.isBroken) return { problem: 'the tests did not run' };
  const [caughtBy] = run.failed;
  return caughtBy === undefined ? { problem: `survived ${run.passed} tests` } : { caughtBy };
}

function checkAll(): boolean {
  const copy = makeCopy();
  try {
    const files = [...new Set(PLANTED_FAULTS.flatMap((fault) => fault.tests))];
    const clean = runTests(copy, files);
    if (clean.isBroken || clean.failed.length > 0) {
      console.error(`Without any fault the tests fail: ${clean.failed[0] ?? 'they did not run'}`);
      return false;
    }
    console.log(`Without faults: ${clean.passed} tests of ${files.length} files pass.`);
    let caught = 0;
    PLANTED_FAULTS.forEach((fault, index) => {
      const result = check(copy, fault);
      const isCaught = 'caughtBy' in result;
      if (isCaught) caught += 1;
      const outcome = isCaught ? `caught   ${result.caughtBy}` : `NOT CAUGHT  ${result.problem}`;
      console.log(`${String(index + 1).padStart(2)}  ${fault.fault.padEnd(66)}  ${outcome}`);
    });
    console.log(`${caught} of ${PLANTED_FAULTS.length} planted faults caught.`);
    return caught === PLANTED_FAULTS.length;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv.includes('--docs')) writeFileSync(join(root, 'docs', 'mutations.md'), mutationsDocument());
else process.exitCode = checkAll() ? 0 : 1;
