import { existsSync } from 'node:fs';
import { importsOf, listModules } from '../layers/module-graph.mjs';
import { changedFiles, testsNear } from './changed.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root } from './project.mjs';
import { runSteps } from './run-steps.mjs';
import { changeSteps } from './test-steps.mjs';

/** Checks what differs from main, prints `N passed, N failed` as the last line and ends the process: 0 when nothing failed. */
export async function checkChanged() {
  process.chdir(root);
  await ensureInstalled();
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;

  const changed = await changedFiles();
  if (changed.length === 0) {
    console.log('Nothing differs from main.');
    process.exit(0);
  }
  const near = testsNear(
    changed,
    listModules().flatMap((path) => importsOf(path)),
  );
  const { unit, http } = near;
  console.log(
    `${changed.length} changed files; ${unit.length} unit and ${http.length} HTTP test files stand near them.`,
  );
  const startedAt = performance.now();
  const present = changed.filter((path) => existsSync(at(path)));
  const { passed, failed, faults } = await runSteps(changeSteps(present, near), {});
  if (faults.length > 0) console.log(`\nFailed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  console.log(`\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
