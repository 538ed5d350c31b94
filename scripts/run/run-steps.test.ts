import { describe, expect, test, vi } from 'vitest';
import { runSteps, type Step } from './run-steps.mjs';

/** A step that notes when it starts and ends. */
function aStep(name: string, log: string[], more: Partial<Step> & { failed?: number } = {}): Step {
  const { failed = 0, ...step } = more;
  return {
    name,
    run: async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      return { passed: 2, failed, output: `what ${name} says` };
    },
    ...step,
  };
}

const quietly = async (steps: Step[]) => {
  const shown: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line));
  const total = await runSteps(steps, {});
  spy.mockRestore();
  return { total, shown: shown.join('\n') };
};

describe('running steps', () => {
  test('adds up what passed and failed', async () => {
    const { total } = await quietly([aStep('one', []), aStep('two', [], { failed: 3 })]);
    expect(total).toEqual({ passed: 4, failed: 3, skipped: 0, faults: ['two: see its output above'], secondTries: [] });
  });

  test('a step whose need failed is not run and counts as failed', async () => {
    const log: string[] = [];
    const { total, shown } = await quietly([
      aStep('build', log, { failed: 1 }),
      aStep('e2e', log, { after: ['build'] }),
    ]);
    expect(log).not.toContain('e2e starts');
    expect(total).toMatchObject({ passed: 2, failed: 2 });
    expect(shown).toContain('Not run, because build failed.');
  });

  test('names each fault with its step and leaves out the lines of what passed', async () => {
    const bad: Step = {
      name: 'http',
      run: async () => ({
        passed: 1,
        failed: 1,
        output: ' ✓ adds\nexpected 1',
        faults: ['a.test.ts › adds: expected 1'],
      }),
    };
    const { total, shown } = await quietly([bad]);
    expect(total.faults).toEqual(['http: a.test.ts › adds: expected 1']);
    expect(shown).toContain('✗ a.test.ts › adds: expected 1');
    expect(shown).not.toContain('✓ adds');
  });

  test('names what passed in the second try without counting it as failed', async () => {
    const shaky: Step = {
      name: 'e2e',
      run: async () => ({ passed: 1, failed: 0, output: '', secondTries: ['signs: no button'] }),
    };
    const { total } = await quietly([shaky]);
    expect(total).toEqual({ passed: 1, failed: 0, skipped: 0, faults: [], secondTries: ['e2e: signs: no button'] });
  });

  test('a step that throws counts as failed', async () => {
    const thrown: Step = { name: 'broken', run: () => Promise.reject(new Error('no compiler')) };
    const { total, shown } = await quietly([thrown]);
    expect(total).toMatchObject({ passed: 0, failed: 1 });
    expect(shown).toContain('no compiler');
  });
});
