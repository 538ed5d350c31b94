import { relative } from 'node:path';
import { at } from './project.mjs';
import { reportTry } from './test-report.mjs';

/** Reports each try of a story as it ends. */
export default class PlaywrightReporter {
  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const { file, line } = test.location;
    const project = test.parent.project()?.name;
    const name = `[${project}] ${relative(at('e2e'), file)}:${line} › ${test.title}`;
    reportTry({
      id: test.id,
      name,
      ok: result.status === test.expectedStatus,
      ...(result.status === 'skipped' && { skipped: true }),
      ms: result.duration,
      message: result.error?.stack ?? result.error?.message,
    });
  }

  printsToStdio() {
    return false;
  }
}
