import { describe, expect, test } from 'vitest';
import { renderCells, renderDecisionChart, renderStateDiagram } from './render';
import { STATUS_MACHINES } from './states-document';
import { defineMachine, nextState } from './status-machine';

const door = defineMachine<'OPEN', 'close' | 'lock', 'no_key', 'no key' | 'never'>({
  name: 'Door',
  initial: 'OPEN',
  states: ['OPEN'],
  actions: ['close', 'lock'],
  cells: {
    OPEN: {
      close: { to: 'OPEN' },
      lock: [
        { when: 'no key', refused: 'no_key' },
        { to: 'OPEN', note: 'twice' },
      ],
    },
  },
});

describe('a status machine', () => {
  test('takes the first row of a cell whose condition holds', () => {
    expect(nextState(door, 'OPEN', 'lock', () => true)).toEqual({ refused: 'no_key' });
    expect(nextState(door, 'OPEN', 'lock', () => false)).toEqual({ to: 'OPEN' });
    expect(nextState(door, 'OPEN', 'lock')).toEqual({ to: 'OPEN' });
  });

  test('without a deciding row is a fault', () => {
    expect(() => nextState({ ...door, transitions: [] }, 'OPEN', 'close')).toThrow('no rule for close in OPEN');
  });

  test('draws its moves and its cells', () => {
    expect(renderStateDiagram(door)).toContain('  OPEN --> OPEN: close, lock');
    expect(renderCells(door)).toContain('| OPEN | **OPEN** | no key: _no_key_<br>**OPEN** (twice) |');
  });

  test('a decision list is drawn as questions that end in the last row', () => {
    const chart = renderDecisionChart({
      name: 'x',
      rows: [
        { when: 'a "b"', result: 'one' },
        { when: 'otherwise', result: 'two' },
      ],
    });
    expect(chart.split('\n').slice(2, -1)).toEqual([
      `  q0{"a 'b'"} -- yes --> r0["one"]`,
      '  q0 -- no --> q1',
      '  q1("otherwise") --> r1["two"]',
    ]);
  });
});

test('every machine has a rule for every state and action, and its targets are states', () => {
  for (const machine of STATUS_MACHINES) {
    for (const from of machine.states) {
      for (const action of machine.actions) expect(() => nextState(machine, from, action)).not.toThrow();
    }
    const targets = machine.transitions.flatMap((row) => ('to' in row ? [row.to] : []));
    expect(targets.filter((target) => !machine.states.includes(target))).toEqual([]);
  }
});
