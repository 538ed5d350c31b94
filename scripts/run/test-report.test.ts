import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REPORT_VARIABLE, readTestReport, reportTry } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
const path = join(folder, 'report.jsonl');

beforeEach(() => vi.stubEnv(REPORT_VARIABLE, path));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path, { force: true });
});

describe('the report of a run of tests', () => {
  test('counts what passed and names what failed without colours', () => {
    reportTry({ id: '1', name: 'a.test.ts › adds', ok: true });
    reportTry({ id: '2', name: 'a.test.ts › divides', ok: false, message: '\u001b[31mexpected 1\u001b[39m' });
    expect(readTestReport(path)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      faults: ['a.test.ts › divides: expected 1'],
      secondTries: [],
    });
  });

  test('a story that passes in its second try counts as passed and is named', () => {
    reportTry({ id: '1', name: 'signs', ok: false, message: 'no button' });
    reportTry({ id: '1', name: 'signs', ok: true });
    expect(readTestReport(path)).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      faults: [],
      secondTries: ['signs: no button'],
    });
  });

  test('a story that fails twice counts once', () => {
    reportTry({ id: '1', name: 'signs', ok: false, message: 'no button' });
    reportTry({ id: '1', name: 'signs', ok: false, message: 'no frame' });
    expect(readTestReport(path)).toMatchObject({ failed: 1, faults: ['signs: no frame'], secondTries: [] });
  });

  test('two tests of one name are two', () => {
    reportTry({ id: '1', name: 'adds', ok: false });
    reportTry({ id: '2', name: 'adds', ok: true });
    expect(readTestReport(path)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('one that was left out has neither passed nor failed, and is counted', () => {
    reportTry({ id: '1', name: 'adds', ok: true });
    reportTry({ id: '2', name: 'divides', ok: true, skipped: true });
    expect(readTestReport(path)).toMatchObject({ passed: 1, failed: 0, skipped: 1, faults: [] });
  });

  test('a run that was stopped keeps what had ended, and a line that was cut off is left out', () => {
    writeFileSync(path, '{"id":"1","name":"one","ok":true}\n{"id":"2","name":"tw');
    expect(readTestReport(path)).toMatchObject({ passed: 1, failed: 0 });
  });
});
