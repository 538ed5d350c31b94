import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { environmentAt } from './shifted-clock.mjs';

const told = (program: string) => {
  const env = { ...process.env, ...environmentAt('2031-12-31T23:30Z') };
  return execFileSync(process.execPath, ['-e', `console.log(${program})`], { env, encoding: 'utf8' }).trim();
};

test('a process of a shifted run believes the moment, and counts its own time as ever', () => {
  expect(told('new Date().toISOString()')).toMatch(/^2031-12-31T23:3\d/);
  expect(told('new Date(Date.now()).toISOString()')).toMatch(/^2031-12-31T23:3\d/);
  expect(told('Date()')).toContain('2031');
  expect(told('new Date(0) instanceof Date && new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z');
  expect(told('new Date(2027, 1, 28).getDate() + Date.UTC(1970, 0, 1)')).toBe('28');
});

test('what is no moment is refused', () => {
  expect(() => environmentAt('tomorrow')).toThrow('tomorrow is no moment');
});
