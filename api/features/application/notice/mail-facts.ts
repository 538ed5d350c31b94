import type { Cents } from '@domain/money/cents';
import type { Db } from '../../../db/database';
import type { ApplicationMailFacts } from '../../../mail/mail';
import { lineOfBorrower } from '../../credit-line/index';
import { practiceById } from '../../practice/index';
import { applicationById } from '../application.reads';
import { borrowerById } from '../borrower.reads';

/** Facts for the messages of an application as it stands when they leave; undefined when it does not exist. */
export async function findApplicationMailFacts(
  db: Db,
  applicationId: string,
): Promise<ApplicationMailFacts | undefined> {
  const application = await db.first(applicationById, { id: applicationId });
  if (!application) return undefined;
  const borrower = await db.first(borrowerById, { id: application.borrower_id });
  const practice = await db.first(practiceById, { id: application.practice_id });
  if (!borrower || !practice) return undefined;
  const line = await db.first(lineOfBorrower, { borrowerId: borrower.id });
  return {
    practiceName: practice.name,
    approvedLineCents: (line?.approved_line_cents ?? null) as Cents | null,
    isSigned: application.agreement_signed_at !== null,
    accountNumber: borrower.account_number,
    expiresOn: line?.expires_on ?? null,
  };
}
