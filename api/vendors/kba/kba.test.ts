import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import type { KbaAnswer } from './port';

const TEN_MINUTES_MS = 10 * 60 * 1000;
let nowMs = 1_800_000_000_000;
let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness({ now: () => nowMs });
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const makeExam = async (operationId = 'op-1') => {
  const exam = await sandbox.vendors().kba.createExam({ person: aPerson('0006'), operationId });
  if (exam === null) throw new Error('no exam was made');
  return exam;
};

/** The right answers with the first `count` of them wrong. */
async function answersWithWrong(examId: string, count: number): Promise<KbaAnswer[]> {
  const right = await sandbox.rightAnswers(examId);
  return right.map((answer, index) =>
    index < count ? { ...answer, optionId: answer.optionId === 'o1' ? 'o2' : 'o1' } : answer,
  );
}

describe('an exam', () => {
  test('has four or five questions with five options each, and ten minutes', async () => {
    const exam = await makeExam();
    expect([4, 5]).toContain(exam.questions.length);
    for (const question of exam.questions) expect(new Set(question.options.map(({ text }) => text)).size).toBe(5);
    expect(Date.parse(exam.expiresAt)).toBe(nowMs + TEN_MINUTES_MS);
  });

  test('does not carry its right answers on the wire', async () => {
    expect(JSON.stringify(await makeExam())).not.toMatch(/right/i);
  });

  test('is made once per operation, also when the first answer is lost', async () => {
    const first = await makeExam('op-a');
    await sandbox.fault({ vendor: 'kba', mode: 'lost-response' });
    const second = await makeExam('op-b');
    expect(await makeExam('op-a')).toEqual(first);
    expect(await makeExam('op-b')).toEqual(second);
    expect(second.examId).not.toBe(first.examId);
  });

  test('is found again after a reload until it is graded', async () => {
    const exam = await makeExam();
    const { kba } = sandbox.vendors();
    expect(await kba.findOpenExam(exam.examId)).toEqual(exam);
    await kba.submitAnswers({ examId: exam.examId, answers: [] });
    expect(await kba.findOpenExam(exam.examId)).toBeNull();
    expect(await kba.findOpenExam('exm_unknown')).toBeNull();
  });
});

describe('grading', () => {
  test.each([
    [0, 'passed'],
    [1, 'passed'],
    [2, 'failed'],
    [4, 'failed'],
  ])('%i wrong answers: %s', async (wrong, outcome) => {
    const { examId } = await makeExam();
    const answers = await answersWithWrong(examId, wrong);
    expect(await sandbox.vendors().kba.submitAnswers({ examId, answers })).toBe(outcome);
  });

  test('questions left open count as wrong', async () => {
    const { examId } = await makeExam();
    expect(await sandbox.vendors().kba.submitAnswers({ examId, answers: [] })).toBe('failed');
  });

  test('the first result stays, whatever is sent later', async () => {
    const { examId } = await makeExam();
    const { kba } = sandbox.vendors();
    expect(await kba.submitAnswers({ examId, answers: await answersWithWrong(examId, 3) })).toBe('failed');
    expect(await kba.submitAnswers({ examId, answers: await answersWithWrong(examId, 0) })).toBe('failed');
  });

  test('a lost answer does not lose the result', async () => {
    const { examId } = await makeExam();
    const answers = await answersWithWrong(examId, 0);
    await sandbox.fault({ vendor: 'kba', mode: 'lost-response' });
    expect(await sandbox.vendors().kba.submitAnswers({ examId, answers })).toBe('passed');
  });

  test('after ten minutes the exam is expired, and the operation gets a fresh one', async () => {
    const { examId } = await makeExam();
    const answers = await answersWithWrong(examId, 0);
    nowMs += TEN_MINUTES_MS;
    const { kba } = sandbox.vendors();
    expect(await kba.findOpenExam(examId)).toBeNull();
    expect(await kba.submitAnswers({ examId, answers })).toBe('expired');
    expect((await makeExam()).examId).not.toBe(examId);
  });
});

describe('a technical failure throws and grades nothing', () => {
  test.each([
    ['down', 'unavailable'],
    ['error500', 'unavailable'],
    ['hang', 'timeout'],
  ])('%s: %s', async (mode, kind) => {
    const { examId } = await makeExam();
    const answers = await answersWithWrong(examId, 0);
    await sandbox.fault({ vendor: 'kba', mode });
    const { kba } = sandbox.vendors({ timeoutMs: 60, attemptsMax: 1 });
    await expect(kba.submitAnswers({ examId, answers })).rejects.toMatchObject({ vendor: 'kba', kind });
    expect(await sandbox.vendors().kba.submitAnswers({ examId, answers })).toBe('passed');
  });

  test('an unknown exam is rejected, not failed', async () => {
    const submit = sandbox.vendors().kba.submitAnswers({ examId: 'exm_unknown', answers: [] });
    await expect(submit).rejects.toMatchObject({ kind: 'rejected', status: 404 });
  });
});
