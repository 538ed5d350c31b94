import { describe, expect, test } from 'vitest';
import { afterAnswer, answerBefore } from './answers';
import { createFlow, screen } from './flow';

type Step = 'code' | 'help' | 'name' | 'address' | 'sign' | 'approved' | 'plan' | 'done';
type Facts = { serverStep: Step | null; hasCode: boolean; isSigned: boolean };

const shown = screen('any', async () => ({ Any: () => null }), 'Any');
const flow = createFlow<Step, Facts>({
  unknown: 'name',
  outside: 'help',
  steps: {
    code: { screen: shown, at: 1, needs: ({ hasCode }) => hasCode },
    help: { screen: shown, at: 1, isOpen: true },
    name: { screen: shown, at: 2, isAnswer: true },
    address: { screen: shown, at: 3, isAnswer: true },
    sign: { screen: shown, at: 4, isAnswer: true },
    approved: { screen: shown, beside: ['plan'] },
    plan: { screen: shown, instead: ({ isSigned }) => isSigned && 'done' },
    done: { screen: shown },
  },
});
const known: Facts = { serverStep: null, hasCode: false, isSigned: false };

describe('the step that an address shows', () => {
  test.each<[Step | null, Partial<Facts>, Step | 'start']>([
    // Without a session.
    [null, {}, 'start'],
    ['code', {}, 'start'],
    ['code', { hasCode: true }, 'code'],
    ['help', {}, 'help'],
    ['name', {}, 'help'],
    ['done', { hasCode: true }, 'help'],
    // A question may be looked at again, a later one not yet, and none once the server is past them.
    [null, { serverStep: 'address' }, 'address'],
    ['name', { serverStep: 'sign' }, 'name'],
    ['sign', { serverStep: 'address' }, 'address'],
    ['name', { serverStep: 'approved' }, 'approved'],
    ['code', { serverStep: 'name', hasCode: true }, 'name'],
    ['help', { serverStep: 'name' }, 'help'],
    // Steps that belong together, said by one of them.
    ['plan', { serverStep: 'approved' }, 'plan'],
    ['approved', { serverStep: 'plan' }, 'approved'],
    ['done', { serverStep: 'plan' }, 'plan'],
    // What is known puts another step in its place, also in that of the server's own.
    ['plan', { serverStep: 'approved', isSigned: true }, 'done'],
    [null, { serverStep: 'plan', isSigned: true }, 'done'],
  ])('%s with %j is %s', (wanted, facts, step) => {
    expect(flow.shownStep(wanted, { ...known, ...facts })).toBe(step);
  });
});

test('a step that this page does not know is answered from the beginning', () => {
  expect(flow.stepOf({ pagePath: 'something-new' })).toBe('name');
  expect(flow.stepOf({ pagePath: 'toString' })).toBe('name');
  expect(flow.isStep(null)).toBe(false);
});

test('everything that follows the decision has one number for the page around the frame', () => {
  const steps = ['start', 'code', 'name', 'address', 'sign', 'approved', 'plan', 'done'] as const;
  expect(steps.map(flow.progressOf)).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
  expect(flow.last).toBe(5);
});

describe('an answer', () => {
  test.each<[Step, Step, Step]>([
    ['name', 'address', 'address'],
    ['name', 'sign', 'address'],
    ['address', 'sign', 'sign'],
    ['address', 'name', 'name'],
    ['sign', 'sign', 'sign'],
    ['name', 'approved', 'approved'],
  ])('to %s with the server at %s leads to %s', (here, server, next) => {
    expect(afterAnswer(flow.steps, here, server)).toBe(next);
  });

  test('goes back to the question before it, and not from the first', () => {
    expect(answerBefore(flow.steps, 'address')).toBe('name');
    expect(answerBefore(flow.steps, 'name')).toBeUndefined();
  });
});
