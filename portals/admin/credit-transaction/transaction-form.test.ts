import { describe, expect, test } from 'vitest';
import { transactionSchema } from './transaction-form';

const read = (amount: string, firstTreatmentDate = '') =>
  transactionSchema(8607.6).safeParse({ amount, treatments: [''], firstTreatmentDate });

describe('a new transaction', () => {
  test.each([
    ['1', 1],
    ['640', 640],
    ['8607.60', 8607.6],
    ['0640.5', 640.5],
  ])('%s dollars may be asked for', (typed, amount) => expect(read(typed).data?.amount).toBe(amount));

  test.each(['', '0', '0.99', '8607.61', '9000', '-5', '1e3', '1.005', '$5'])(
    '"%s" is refused with the range',
    (typed) => {
      const result = read(typed);
      expect(result.success).toBe(false);
      expect(result.error?.issues[0]?.message).toBe('Enter an amount from $1 to $8,607.60');
    },
  );

  test('rows that were left empty are no treatments', () => {
    const answers = { amount: '640', firstTreatmentDate: '' };
    const given = transactionSchema(8607.6).safeParse({ ...answers, treatments: [' Crown ', '', 'Night guard'] });
    expect(given.data?.treatments).toEqual(['Crown', 'Night guard']);
    const long = transactionSchema(8607.6).safeParse({ ...answers, treatments: ['Crown', 'x'.repeat(81)] });
    expect(long.error?.issues).toEqual([
      expect.objectContaining({ path: ['treatments', 1], message: 'Use 80 characters or fewer' }),
    ]);
  });

  test('the date may be left out, but not be half a date', () => {
    expect(read('640').data?.firstTreatmentDate).toBeUndefined();
    expect(read('640', '2026-08-27').data?.firstTreatmentDate).toBe('2026-08-27');
    expect(read('640', '2026-02-30').success).toBe(false);
    expect(read('640', '2026--27').success).toBe(false);
  });
});
