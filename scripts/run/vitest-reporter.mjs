import { relative } from 'node:path';
import { root } from './project.mjs';
import { reportTry } from './test-report.mjs';

/** Reports each test as it ends, one that is left out too, and each file that could not be loaded. */
export default class VitestReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    reportTry({
      id: test.id,
      name: `${fileOf(test.module)} › ${test.fullName}`,
      ok: state !== 'failed',
      ...(state === 'skipped' && { skipped: true }),
      ms: Math.round(test.diagnostic()?.duration ?? 0),
      message: told(errors ?? undefined),
    });
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    const errors = file.errors();
    if (errors.length > 0) reportTry({ id: file.id, name: fileOf(file), ok: false, message: told(errors) });
  }
}

/** @param {import('vitest/node').TestModule} file */
const fileOf = (file) => relative(root, file.moduleId);

/** @param {readonly {stack?: string, message: string}[] | undefined} errors */
const told = (errors) => errors?.[0] && `${errors[0].message}\n${errors[0].stack ?? ''}`;
