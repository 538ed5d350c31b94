import type { Cents } from '@domain/money/cents';
import type { Db } from '../../db/database';
import { findLine } from '../credit-line/index';
import { findPracticeById } from '../practice/index';
import { findApplication } from './application.reads';
import { findBorrower } from './borrower.reads';
import { mailPayload } from './tell-outcome';

/** What a message about an application may tell. The practice and the amount belong behind the log-in, not in subjects. */
export type ApplicationMailFacts = ReturnType<typeof mailPayload> & {
  status: string;
  number: number;
  practiceName: string;
  approvedLineCents: Cents | null;
  isSigned: boolean;
  accountNumber: string | null;
  expiresOn: string | null;
};

/** Facts for the messages of an application as it stands when they leave; undefined when it does not exist. */
export async function findApplicationMailFacts(
  db: Db,
  applicationId: string,
): Promise<ApplicationMailFacts | undefined> {
  const application = await findApplication(db, applicationId);
  if (!application) return undefined;
  const borrower = await findBorrower(db, application.borrower_id);
  const practice = await findPracticeById(db, application.practice_id);
  if (!borrower || !practice) return undefined;
  const line = await findLine(db, borrower.id);
  return {
    ...mailPayload({ application, borrower, practice }),
    status: application.status,
    number: application.number,
    practiceName: practice.name,
    approvedLineCents: (line?.approved_line_cents ?? null) as Cents | null,
    isSigned: application.agreement_signed_at !== null,
    accountNumber: borrower.account_number,
    expiresOn: line?.expires_on ?? null,
  };
}
