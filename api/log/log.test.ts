import { describe, expect, test } from 'vitest';
import { createLog, LOG_FIELDS, type LogFields } from './log';

const lineOf = (event: string, fields: LogFields) => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', instance: 'one' }, { write: (line: string) => void lines.push(line) });
  log.error(event, fields);
  return lines.join('');
};

describe('a log line', () => {
  test('is one JSON object with time, level, instance and event', () => {
    const line = JSON.parse(lineOf('request', { requestId: '01J00000000000000000000000', status: 200 }));
    expect(line).toMatchObject({ level: 'error', instance: 'one', event: 'request', status: 200 });
    expect(line.requestId).toBe('01J00000000000000000000000');
    expect(line.time).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });

  test('drops fields that are not on the list', () => {
    const fields = { email: 'jane@doe.test', ssn: '900550010', token: 'abc', authorization: 'x', firstName: 'Jane' };
    const line = JSON.parse(lineOf('request', { ...fields, status: 500 }));
    expect(Object.keys(line).sort()).toEqual(['event', 'instance', 'level', 'status', 'time']);
  });

  test.each([
    'jane@doe.test',
    '900-55-0010',
    '900550010',
    '+1 (512) 555-0100',
    '4111 1111 1111 1111',
    '/api/practice/borrower?ssn_number=900550010',
  ])('carries %j in no field', (value) => {
    for (const name of LOG_FIELDS) {
      const line = lineOf('probe', { [name]: value });
      expect(line).not.toContain(value);
      expect(line).not.toContain('0010');
    }
  });

  test('keeps the places of a stack and not its message', () => {
    const error = new TypeError('jane@doe.test\n    is not at home 900550010');
    const line = lineOf('failed', { stack: error.stack });
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('jane');
    expect(line).not.toContain('900550010');
  });

  test.each([[Number.NaN], [1.5], [0], [true], [null]])('holds %j as JSON does', (value) => {
    expect(JSON.parse(lineOf('probe', { count: value })).count).toBe(JSON.parse(JSON.stringify(value)));
  });

  test('cannot be broken by line breaks', () => {
    expect(lineOf('probe', { code: 'a\n{"level":"error"}' }).trim().split('\n')).toHaveLength(1);
  });
});
