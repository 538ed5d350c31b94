import { civilDate } from '@domain/calendar/civil-date';
import { expect, test } from 'vitest';
import { loansView } from './loans-view';

type Row = Parameters<typeof loansView.columns>[0][number];
const place = {
  readerId: 'staff',
  practiceId: null,
  today: civilDate('2026-08-26'),
  timeZone: 'America/New_York',
  mayAskBy: () => true,
  zoneOf: () => 'America/New_York',
};
const loan = (change: Partial<Row>): Row => ({
  _id: 'loan',
  number: 1,
  borrowerId: 'borrower',
  applicationId: 'application',
  name: 'Robin Sample',
  practicemanagement: { _id: 'practice', PracticeName: 'Bright Smile' },
  status: 'CURRENT',
  txAmount: 4200,
  selectedProduct: 'FIXED_24',
  monthlyPayment: 200,
  askedPayment: 200,
  acceptedAt: null,
  paidOffOn: null,
  owedBack: 0,
  owedBackSince: null,
  createdAt: '2026-08-01T12:00:00.000Z',
  ...change,
});

/** Whether the column of what is asked for now is shown, and its cells. */
function asked(...rows: Row[]) {
  const column = loansView.columns(rows, place).find(({ key }) => key === 'askedPayment');
  return { isShown: !column?.optional, cells: rows.map((row) => column?.cell(row) || null) };
}

test('what is asked for now stands beside what was agreed once one of them is another, of running loans alone', () => {
  expect(asked(loan({}), loan({ askedPayment: 100 }), loan({ askedPayment: null }))).toEqual({
    isShown: true,
    cells: ['200', '100', 'None'],
  });
  const over = loan({ status: 'PAID_OFF', paidOffOn: '2026-08-20', askedPayment: null });
  expect(asked(loan({}), over)).toEqual({ isShown: false, cells: ['200', null] });
});
