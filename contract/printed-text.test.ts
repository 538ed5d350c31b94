import { expect, test } from 'vitest';
import { treatmentNames } from './credit-transaction/calls';
import { NOT_ON_PAPER, optionalPrintedText, printedText } from './schema';

const faultOf = (value: unknown) => {
  const read = printedText(80).safeParse(value);
  return read.success ? null : read.error.issues[0]?.message;
};

test.each(['Łódź Bank', 'Ōtautahi Savings', 'Nguyễn & Đặng', 'Пломба', 'Ναρθηξ', '“Smile” – №5'])(
  'what papers name may be %s',
  (name) => expect([printedText(80).parse(name), optionalPrintedText(80).parse(name)]).toEqual([name, name]),
);

test.each(['Bank 🦷', '上海银行', 'بنك'])('%s cannot be printed, and its field says so', (name) => {
  expect(faultOf(name)).toBe(NOT_ON_PAPER);
  expect(optionalPrintedText(80).safeParse(name).success).toBe(false);
  expect(treatmentNames().safeParse(['Crown', name]).error?.issues).toMatchObject([
    { path: [1], message: NOT_ON_PAPER },
  ]);
});
