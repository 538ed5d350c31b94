import { calculateGenericPayments, calculatePayments, findBorrowers } from '@contract/payment-calculator/calls';
import { type Route, serve } from '../../http/serve';
import { calculateForAnybody, calculateForStaff } from './calculate-payments';
import { findBorrowersOfPractice } from './find-borrowers';
import { recordCreditView } from './record-credit-view';
import { sendEstimate } from './send-estimate';

export const paymentCalculatorRoutes: readonly Route[] = [
  // @NOTE choice: `autoRefresh` marks a request that a screen made by itself; a patient's credit is shown then too, so it changes nothing.
  serve(calculatePayments)(async ({ body: { practiceId, amount, borrower }, actor, meta }, deps) => {
    const input = { practiceId, amountCents: amount, borrowerId: borrower };
    const calculated = await calculateForStaff(deps.database.read, input, deps);
    if (borrower !== undefined) await recordCreditView({ practiceId, borrowerId: borrower }, { actor, meta }, deps);
    return calculated;
  }),
  serve(calculateGenericPayments)(({ body: { amount, practiceRef } }, deps) =>
    calculateForAnybody(deps.database.read, { practiceRef, amountCents: amount }, deps),
  ),
  serve(findBorrowers)(({ query: { practiceId, accountNumberOrName } }, deps) =>
    findBorrowersOfPractice(deps.database.read, practiceId, accountNumberOrName),
  ),
  sendEstimate,
];
