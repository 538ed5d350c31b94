import { type SpouseRecipient, spouseNoticeTo } from '@domain/application/spouse-notice';
import type { StateRule } from '@domain/underwriting/configuration';
import { stateRuleFor } from '@domain/underwriting/state-rules';
import { isStateCode } from '@domain/us-states';
import type { Context } from '../../command/command';
import type { SpouseNoticeTable } from '../../db/tables/application';
import type { Work } from '../../work';
import { keepDocument, type SpouseNoticeFacts, spouseNoticeContent } from '../document/index';
import { openHousehold, type SpouseAddress } from './household';
import { homeOfBorrower, spouseAnswer } from './spouse-notice.reads';
import { insertNotice } from './spouse-notice.writes';

/** A loan that was just signed. `rules` are the state rules of the risk profile that the loan was made under. */
export type ExtendedCredit = Omit<SpouseNoticeFacts, 'sender'> & {
  rules: readonly StateRule[];
  borrowerId: string;
  borrowerState: string | null;
  practiceId: string;
  /** What the notice is about: the transaction of our own loan, or the application behind a loan of the partner lender. */
  of: { transactionId: string } | { applicationId: string };
};

/**
 * Keeps the notice to the borrower's spouse and queues its letter, where the law of the borrower's state asks for one; else nothing.
 * It belongs to the transaction in which the loan is agreed on, so that there is no loan without its notice.
 * Effects: the document, the row with the sealed recipient, the message to the letter company, an audit row.
 * Source: Wis. Stat. 766.56(3)(b), decision 0031.
 */
export async function noticeSpouse(context: Context, credit: ExtendedCredit): Promise<void> {
  const { tx, deps, now, record, send } = context;
  const { borrowerId, practiceId, of } = credit;
  const recipient = await recipientOf(context, credit);
  if (!recipient) return;
  const id = deps.newId();
  const content = spouseNoticeContent({ ...credit, sender: deps.config.brandFinancing });
  const documentId = await keepDocument({ borrowerId, ...of, evidence: { noticeId: id } }, deps, { tx, content });
  const row: SpouseNoticeTable = {
    id,
    borrower_id: borrowerId,
    practice_id: practiceId,
    transaction_id: 'transactionId' in of ? of.transactionId : null,
    application_id: 'applicationId' in of ? of.applicationId : null,
    document_id: documentId,
    recipient_vault_id: await sealRecipient(context, id, recipient),
    attempt: 1,
    queued_at: now,
    asked_at: now,
    posted_at: null,
    letter_id: null,
    expected_on: null,
    refused_at: null,
    refused_reason: null,
    version: 1,
  };
  await tx.run(insertNotice, row);
  await record('spouse_notice.queued', { practiceId, ...subjectOf(row), detail: { documentId } });
  await send('post-spouse-notice', { noticeId: id, attempt: 1 });
}

type Asked = Pick<ExtendedCredit, 'rules' | 'borrowerId' | 'borrowerState'>;

/** To whom the letter goes by what is known today; null where none is due. */
export async function recipientOf({ tx, deps }: Work, asked: Asked): Promise<SpouseRecipient | null> {
  const { rules, borrowerId, borrowerState } = asked;
  if (borrowerState === null || !isStateCode(borrowerState)) return null;
  const rule = stateRuleFor(rules, borrowerState);
  if (!rule.spouseNotice) return null;
  const answer = await tx.first(spouseAnswer, { borrowerId });
  if (!answer) return null;
  const { spouseInfo } = await openHousehold(tx, answer.household_vault_id, deps);
  const home = await tx.first(homeOfBorrower, { id: borrowerId });
  return spouseNoticeTo({
    rule,
    isMarried: answer.is_married === null ? null : answer.is_married === 1,
    spouse: spouseInfo && {
      firstName: spouseInfo.firstName,
      lastName: spouseInfo.lastName,
      livesWithBorrower: spouseInfo.isSameAddressAsSpouse,
      address: spouseInfo.address && homeOf(spouseInfo.address),
    },
    home:
      home?.street && home.city && home.state_code && home.zip_code
        ? { street: home.street, unit: home.unit, city: home.city, stateCode: home.state_code, zipCode: home.zip_code }
        : null,
  });
}

/** An address as the domain has it. */
export const homeOf = ({ state: stateCode, unit, ...address }: SpouseAddress) => ({
  ...address,
  unit: unit || null,
  stateCode,
});

/** Seals name and address of a letter and returns where they lie. */
export function sealRecipient({ tx, deps }: Work, noticeId: string, recipient: SpouseRecipient): Promise<string> {
  return deps.vault.seal(tx, { subjectId: noticeId, kind: 'spouse-notice', text: JSON.stringify(recipient) });
}

/** What an audit row of a letter is about: the loan. */
export function subjectOf(row: Pick<SpouseNoticeTable, 'id' | 'transaction_id' | 'application_id'>) {
  if (row.transaction_id !== null) return { type: 'transaction', id: row.transaction_id };
  return { type: 'application', id: row.application_id ?? row.id };
}
