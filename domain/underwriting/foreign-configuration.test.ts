import { describe, expect, test } from 'vitest';
import { DomainRefusal } from '../refusal';
import { compileConfiguration } from './compile-configuration';
import type { UnderwritingConfiguration } from './configuration';
import { DEMO_CONFIGURATION } from './demo-configuration';

type Path = readonly (string | number)[];

/** The configuration with one part replaced by something an editor or a damaged store could send. */
function withPart(path: Path, value: unknown): UnderwritingConfiguration {
  const replace = (node: unknown, rest: Path): unknown => {
    const [key, ...more] = rest;
    if (key === undefined) return value;
    const copy: Record<string, unknown> | unknown[] = Array.isArray(node)
      ? [...node]
      : { ...(node as object | undefined) };
    Object.assign(copy, { [key]: replace((node as Record<string | number, unknown> | undefined)?.[key], more) });
    return copy;
  };
  return replace(DEMO_CONFIGURATION, path) as UnderwritingConfiguration;
}

function refusedField(configuration: UnderwritingConfiguration): string | null {
  try {
    compileConfiguration(configuration);
    return null;
  } catch (error) {
    if (error instanceof DomainRefusal) return error.field;
    throw error;
  }
}

const JUNK = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e18, '', 'zzz', {}, [], [null]];

describe('what decides is refused unless it is of its kind', () => {
  const first = ['ruleset', 'rules', 0] as const;
  test.each<[Path, readonly unknown[]]>([
    [['riskProfile', 'type'], []],
    [[...first, 'archived'], []],
    [[...first, 'appliesTo', 'fileType'], [undefined]],
    [['gradeAssignment', 'grades', 0, 'grade'], []],
    [['gradeAssignment', 'grades', 0, 'fileType'], []],
    [['gradeAssignment', 'floor'], []],
    [['gradeAssignment', 'cap'], []],
    [['thickCla', 0, 'archived'], []],
    [['thickCla', 1, 'specialty'], []],
    [['thickCla', 0, 'rows', 0, 'grade'], []],
    [['thinCla', 0, 'rows', 1, 'incomeMinCents'], []],
    [['thinCla', 0, 'rows', 0, 'incomeMaxCents'], []],
    [['gradeRiskApr', 'enabled'], []],
    [['gradeRiskMdf', 'archived'], []],
    [['productGroup', 'products', 0, 'enabled'], []],
    [['productGroup', 'products', 5, 'promoMethod'], []],
    [['stateRules', 0, 'served'], []],
    [['stateRules', 0, 'allowDeferredInterest'], []],
    [['stateRules', 0, 'maxDaysBeforeTreatment'], [null]],
  ])('%j', (path, allowed) => {
    for (const value of JUNK) {
      if (allowed.includes(value)) continue;
      expect({ value, field: refusedField(withPart(path, value)) }).toEqual({ value, field: expect.any(String) });
    }
  });

  test.each<[Path]>([
    [['riskProfile']],
    [['ruleset']],
    [['ruleset', 'rules']],
    [['ruleset', 'rules', 0]],
    [['ruleset', 'rules', 0, 'when']],
    [['gradeAssignment']],
    [['gradeAssignment', 'grades', 0]],
    [['gradeAssignment', 'gradeAdjustments', 0]],
    [['thickCla']],
    [['thickCla', 0, 'rows', 0]],
    [['gradeRiskMdf', 'products', 0, 'values']],
    [['productGroup']],
    [['stateRules', 0]],
  ])('a damaged %j is refused, not a crash', (path) => {
    for (const value of [null, undefined, 5, 'zzz', [null]])
      expect(refusedField(withPart(path, value))).toEqual(expect.any(String));
  });
});

describe('a condition has one form', () => {
  const forbidden = { field: 'age', op: 'gt', value: 62 };
  const allowed = { field: 'score', op: 'lt', value: 600 };
  test.each<[string, object]>([
    ['a group beside a comparison', { ...allowed, all: [forbidden] }],
    ['a group beside a negation', { not: allowed, any: [forbidden] }],
    ['two groups', { all: [allowed], any: [forbidden] }],
    ['an unknown part', { ...allowed, unless: forbidden }],
    ['nothing', {}],
    ['a list', [forbidden]],
  ])('%s is refused, so that nothing unchecked is compiled', (_, when) => {
    expect(refusedField(withPart(['ruleset', 'rules', 0, 'when'], when))).toMatch(
      /^ruleset\.rules\[state-served\]\.when/,
    );
  });
});
