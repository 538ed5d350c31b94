import { columns } from '../../../db/columns';
import type { Tx } from '../../../db/database';
import { statement } from '../../../db/statement';
import type { PartnerLoanTable } from '../../../db/tables/application';

const insertRow = statement<PartnerLoanTable>()((q, p) =>
  q
    .insertInto('partner_loan')
    .values(
      columns(p, [
        'application_id',
        'borrower_id',
        'status',
        'consented_at',
        'reference',
        'offer',
        'answered_at',
        'accepted_at',
        'declined_at',
        'signed_at',
        'account_last_four',
        'version',
      ]),
    ),
);

export type PartnerLoanChange = Partial<Omit<PartnerLoanTable, 'application_id' | 'borrower_id' | 'version'>>;

/** Inserts the row of a request to the partner lender. An application has at most one. */
export async function insertPartnerLoan(tx: Tx, who: { applicationId: string; borrowerId: string; now: string }) {
  await tx.run(insertRow, {
    application_id: who.applicationId,
    borrower_id: who.borrowerId,
    status: 'ASKED',
    consented_at: who.now,
    reference: null,
    offer: null,
    answered_at: null,
    accepted_at: null,
    declined_at: null,
    signed_at: null,
    account_last_four: null,
    version: 1,
  });
}

/** Changes the given columns. The caller holds the lock of the application. */
export async function changePartnerLoan(tx: Tx, applicationId: string, change: PartnerLoanChange): Promise<void> {
  await tx.execute(
    tx.builder
      .updateTable('partner_loan')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('application_id', '=', applicationId),
  );
}
