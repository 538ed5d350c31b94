import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlantedFault } from './mutation/fault';
import { mutationsDocument, occurrences, PLANTED_FAULTS } from './mutation/planted-faults';

/**
 * Proves that the tests notice faults: plants each one in a temporary copy of the source folders and requires a failing test.
 * With the beginning of a path it plants only those in files below it; `--docs` only writes docs/mutations.md. Exit code 1 when
 * a fault survives or cannot be planted.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const RUN_TIMEOUT_MS = 600_000;
/** Generous, so that a busy machine neither fails the clean run nor passes for a test that caught a fault. */
const TEST_TIMEOUT_MS = 180_000;
/** What tests read that the build or the installation made. */
const SHARED = ['node_modules', 'dist'];
const FOLDERS = ['api', 'contract', 'demo-site', 'domain', 'portals', 'sandbox', 'scripts', 'sdk'];

type Run = { readonly passed: number; readonly failed: readonly string[]; readonly isBroken: boolean };
type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly { status: string; fullName: string }[] }[];
};

/** A copy of the source folders that resolves the same packages. */
function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-faults-'));
  for (const name of [...FOLDERS, 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of SHARED) if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name), 'dir');
  // A configuration of its own, because the time limits of a project win over those of the command line.
  const alias = Object.fromEntries(FOLDERS.map((name) => [`@${name}`, join(copy, name)]));
  const limits = { testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS, isolate: false };
  const config = { resolve: { alias }, test: { include: ['**/*.test.ts'], ...limits } };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  return copy;
}

/** Runs test files of the copy; broken means that they did not run at all. */
function runTests(copy: string, files: readonly string[]): Run {
  const output = join(copy, 'report.json');
  rmSync(output, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const flags = ['run', '--root', copy, '--bail', '1', '--reporter', 'json', '--outputFile', output];
  spawnSync(process.execPath, [vitest, ...flags, ...files], { cwd: copy, timeout: RUN_TIMEOUT_MS, stdio: 'ignore' });
  if (!existsSync(output)) return { passed: 0, failed: [], isBroken: true };
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const failed = results.filter((result) => result.status === 'failed').map((result) => result.fullName.trim());
  return { passed: report.numPassedTests, failed, isBroken: results.length === 0 };
}

/** Plants one fault, runs its tests, takes it out again. Returns the test that caught it, or what is wrong. */
function check(copy: string, fault: PlantedFault): { readonly caughtBy: string } | { readonly problem: string } {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  const count = occurrences(fault, text);
  if (count !== 1) return { problem: `its text occurs ${count} times in ${fault.file}` };
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

function checkAll(faults: readonly PlantedFault[]): boolean {
  const copy = makeCopy();
  try {
    const files = [...new Set(faults.flatMap((fault) => fault.tests))];
    const clean = runTests(copy, files);
    if (clean.isBroken || clean.failed.length > 0) {
      console.error(`Without any fault the tests fail: ${clean.failed[0] ?? 'they did not run'}`);
      return false;
    }
    console.log(`Without faults: ${clean.passed} tests of ${files.length} files pass.`);
    let caught = 0;
    faults.forEach((fault, index) => {
      const result = check(copy, fault);
      const isCaught = 'caughtBy' in result;
      if (isCaught) caught += 1;
      const outcome = isCaught ? `caught   ${result.caughtBy}` : `NOT CAUGHT  ${result.problem}`;
      console.log(`${String(index + 1).padStart(2)}  ${fault.fault.padEnd(66)}  ${outcome}`);
    });
    console.log(`${caught} of ${faults.length} planted faults caught.`);
    return caught === faults.length;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv.includes('--docs')) writeFileSync(join(root, 'docs', 'mutations.md'), mutationsDocument());
else {
  const below = process.argv[2] ?? '';
  const chosen = PLANTED_FAULTS.filter(({ file }) => file.startsWith(below));
  if (chosen.length === 0) throw new Error(`No fault is planted below ${below}`);
  process.exitCode = checkAll(chosen) ? 0 : 1;
}
