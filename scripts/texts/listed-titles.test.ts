import { documentKeys } from '@contract/document/entity';
import { expect, test } from 'vitest';
import { listedTitle } from '../../api/features/document/delivery/listed-title';
import { noticeWords } from '../../api/features/document/templates/notice-words';
import { noticeWords as spanishNotice } from '../../api/features/document/templates/notice-words.es';
import { scoreWords } from '../../api/features/document/templates/score-words';
import { scoreWords as spanishScore } from '../../api/features/document/templates/score-words.es';
import { unsignedText } from '../../api/features/document/templates/unsigned-text';
import { agreementWords } from '../../api/features/membership/activation/agreement-words';
import { agreementWords as spanishAgreement } from '../../api/features/membership/activation/agreement-words.es';
import { receiptWords } from '../../api/features/membership/billing/receipt-words';
import { receiptWords as spanishReceipt } from '../../api/features/membership/billing/receipt-words.es';
import { autopayWords } from '../../api/features/payment-method/autopay-words';
import { autopayWords as spanishAutopay } from '../../api/features/payment-method/autopay-words.es';
import { dueDateWords } from '../../api/features/servicing/billing/due-date-words';
import { dueDateWords as spanishDueDate } from '../../api/features/servicing/billing/due-date-words.es';
import { statementWords } from '../../api/features/servicing/billing/statement-words';
import { statementWords as spanishStatement } from '../../api/features/servicing/billing/statement-words.es';
import { cureWords } from '../../api/features/servicing/delinquency/cure-words';
import { cureWords as spanishCure } from '../../api/features/servicing/delinquency/cure-words.es';
import { hardshipWords } from '../../api/features/servicing/hardship/hardship-words';
import { hardshipWords as spanishHardship } from '../../api/features/servicing/hardship/hardship-words.es';
import { refundWords } from '../../api/features/servicing/refund/refund-words';
import { refundWords as spanishRefund } from '../../api/features/servicing/refund/refund-words.es';
import { createTestDeps } from '../../api/test/deps';

const [DAY, SPANISH_DAY] = ['August 6, 2026', '6 de agosto de 2026'];

/** What a paper is called in both languages, by the words that write it. */
const OWN: readonly (readonly [string, string])[] = [
  [noticeWords.incomplete, spanishNotice.incomplete],
  [scoreWords.titleWithout, spanishScore.titleWithout],
  [agreementWords.title, spanishAgreement.title],
  [agreementWords.changeTitle, spanishAgreement.changeTitle],
  [agreementWords.renewalTitle, spanishAgreement.renewalTitle],
  [receiptWords.title('Harbor Med Spa'), spanishReceipt.title('Harbor Med Spa')],
  [autopayWords.title, spanishAutopay.title],
  [dueDateWords.title, spanishDueDate.title],
  [statementWords.title(DAY), spanishStatement.title(SPANISH_DAY)],
  [statementWords.correctedTitle(DAY), spanishStatement.correctedTitle(SPANISH_DAY)],
  [statementWords.receipt, spanishStatement.receipt],
  [cureWords.title, spanishCure.title],
  [hardshipWords.title, spanishHardship.title],
  [refundWords.title, spanishRefund.title],
];

test.each(OWN)('“%s” is listed as “%s” in Spanish, and the other way round', (english, spanish) => {
  expect([listedTitle(english, 'es'), listedTitle(spanish, 'en')]).toEqual([spanish, english]);
  expect([listedTitle(english, 'en'), listedTitle(spanish, 'es')]).toEqual([english, spanish]);
});

test('every legal document that patients read is listed by its title in the language of the list', async () => {
  const { config, discard } = await createTestDeps();
  await discard();
  for (const key of documentKeys.filter((one) => one !== 'provider-master-agreement')) {
    const { title } = unsignedText(key, config);
    const { title: spanish } = unsignedText(key, config, { language: 'es' });
    expect([listedTitle(title, 'es'), listedTitle(spanish, 'en')]).toEqual([spanish, title]);
  }
});

test('a title that is none of these stays as it is', () => {
  expect(listedTitle('Statement of last week', 'es')).toBe('Statement of last week');
  expect(listedTitle('Patient leaflet', 'es')).toBe('Patient leaflet');
});
