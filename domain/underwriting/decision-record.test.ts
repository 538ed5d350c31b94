import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { DomainRefusal } from '../refusal';
import { canonicalJson } from './canonical-json';
import { decide } from './decide';
import { configHashOf, recordOf, replay } from './decision-record';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from './demo-configuration';
import { anApplicant } from './test-applicants';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const inputs = anApplicant();
const record = recordOf({
  applicationId: 'application-1',
  inputs,
  configuration: DEMO_CONFIGURATION,
  decision: decide(inputs, DEMO_CONFIGURATION, civilDate('2026-03-16')),
  hash: sha256,
});

describe('canonical JSON', () => {
  test('one spelling whatever the order of keys; absent keys are left out', () => {
    expect(canonicalJson({ b: [1, 'x', null], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,"x",null]}',
    );
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });

  test('what JSON cannot hold is refused', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, () => 1, undefined, 1n])
      expect(() => canonicalJson(value)).toThrow(DomainRefusal);
  });
});

describe('a decision record', () => {
  test('names the configuration by hash, version and rate range', () => {
    expect(record).toMatchObject({
      riskProfileId: 'risk-standard',
      riskProfileVersion: 3,
      aprRange: { minBps: 0, maxBps: 1999 },
    });
    expect(record.configHash).toMatch(/^[0-9a-f]{64}$/);
    expect(configHashOf(DEMO_THIN_FILES, sha256)).not.toBe(record.configHash);
  });

  test('replays, and says what changed when it does not', () => {
    expect(replay(record, DEMO_CONFIGURATION, { hash: sha256 })).toBe('OK');
    expect(replay(record, DEMO_THIN_FILES, { hash: sha256 })).toBe('CONFIGURATION_CHANGED');
    expect(replay({ ...record, inputs: { ...inputs, score: 706 } }, DEMO_CONFIGURATION, { hash: sha256 })).toBe(
      'INPUTS_CHANGED',
    );
    expect(replay({ ...record, engineVersion: 'underwriting-0' }, DEMO_CONFIGURATION, { hash: sha256 })).toBe(
      'ENGINE_CHANGED',
    );
    const forged = { ...record, decision: { ...record.decision, reasons: ['INCOME_LOW'] } };
    expect(replay(forged, DEMO_CONFIGURATION, { hash: sha256 })).toBe('DECISION_DIFFERS');
  });
});
