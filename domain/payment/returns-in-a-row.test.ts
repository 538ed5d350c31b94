import { expect, test } from 'vitest';
import { returnsInARow, type Try } from './returns-in-a-row';

const bank = (status: Try['status'], series = status): Try => ({ status, method_kind: 'BANK', series_id: series });
const card = (status: Try['status'], series: string): Try => ({ status, method_kind: 'CARD', series_id: series });
const stays = { goesOn: false };

test('each return of a bank counts, until one that settled', () => {
  expect(returnsInARow([], stays)).toBe(0);
  expect(returnsInARow([bank('RETURNED'), bank('RETURNED'), bank('SETTLED'), bank('RETURNED')], stays)).toBe(2);
  expect(returnsInARow([bank('RETURNED'), bank('RETURNED'), bank('RETURNED')], { goesOn: true })).toBe(3);
});

test('what waits, is on its way or was canceled neither counts nor begins anew', () => {
  const tries = [bank('SCHEDULED'), bank('RETURNED'), bank('CANCELLED'), bank('PENDING'), bank('RETURNED')];
  expect(returnsInARow(tries, stays)).toBe(2);
});

test('a card counts once for each payment, and only when it is tried no more', () => {
  const declined = (series: string, times: number) => Array.from({ length: times }, () => card('DECLINED', series));
  expect(returnsInARow(declined('june', 5), stays)).toBe(1);
  expect(returnsInARow(declined('june', 4), { goesOn: true })).toBe(0);
  const quarter = [...declined('june', 5), ...declined('may', 5), ...declined('april', 5)];
  expect(returnsInARow(quarter, stays)).toBe(3);
  expect(returnsInARow([...declined('july', 1), ...quarter], { goesOn: true })).toBe(3);
});
