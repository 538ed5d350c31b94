/** What a statement and a receipt say around their figures and days, which come ready to print. */
export const statementWords = {
  title: (day: string) => `Statement of ${day}`,
  correctedTitle: (day: string) => `Corrected statement of ${day}`,
  corrects: (day: string, amount: string, due: string) =>
    `Your practice refunded part of this purchase. This replaces the ${day} statement, which showed ${amount} due on ${due}.`,
  nothingLeft: 'You have nothing left to pay.',
  nothingDue: (day: string) => `Nothing is due on ${day}.`,
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  toPay: 'Amount due',
  due: (amount: string, day: string) => `Payment due: ${amount} on ${day}.`,
  pastDue: (amount: string) => `That includes ${amount} past due. Pay that part now.`,
  paused:
    "Payments are paused while we look into this purchase or your account. Nothing is due now, we won't take automatic payments, and we won't add late fees.",
  forInformation:
    "This statement is for information only. It isn't a demand for payment, and we won't try to collect. Nothing is due now, we won't take automatic payments, and we won't add late fees.",
  dueAfterPause: (late: string | null, day: string, days: number) =>
    `${late ? `${late} was past due before the pause and is due once this is resolved. ` : ''}Payments that come due during the pause, like the one of ${day}, get a new due date at least ${days} days after it's resolved, and we'll tell you the amount and the date.`,
  moved: (amount: string, day: string) =>
    `That includes ${amount} from a payment that couldn't be taken, due on ${day}.`,
  movedLater: (amount: string, day: string) =>
    `${amount} from a payment that couldn't be taken is also due, on ${day}.`,
  promoMoves: 'For each day payments are paused, the promotion ends a day later.',
  autopayTakes: (amount: string, day: string) => `Autopay will pay ${amount} on ${day}.`,
  payTheRest: ' Pay the rest in your account.',
  nothingToDo: " You don't need to do anything.",
  autopayOff: 'Autopay is off. Pay in your account, or turn it on there.',
  period: (from: string, on: string) => `From ${from} to ${on}`,
  previous: 'Previous statement balance',
  purchase: 'Purchase',
  interest: 'Interest',
  fees: 'Fees',
  payments: 'Payments',
  refund: (before: string, left: string) => `Purchase refund (was ${before}, now ${left})`,
  others: 'Returned payments, credits, and corrections',
  balance: 'Balance',
  promotion: 'Your promotion',
  payoff: (amount: string, day: string) => `Pay ${amount} by ${day} and you'll owe no interest.`,
  needed: (amount: string, count: number) => `Paying ${amount} on each of the ${count} due dates until then is enough.`,
  feesApart: (amount: string) => `You also owe ${amount} in fees.`,
  otherwise: (amount: string) =>
    `If you pay only the minimum until then, you'll owe interest from the purchase date: ${amount}.`,
  lost: (day: string, amount: string) =>
    `It ended on ${day}. The purchase wasn't paid in full by then, so you owe interest from the purchase date: ${amount}.`,
  activeDuty: 'Active-duty rate',
  served: (from: string, until: string | null, forgiven: string) =>
    `This loan's rate is no more than 6% a year from ${from} ${until ? `until ${until}` : 'for as long as you serve'} (Servicemembers Civil Relief Act). Interest forgiven so far: ${forgiven}.`,
  payMore: 'Paying more',
  saves: (extra: string, saved: string, months: number) =>
    `${extra} more each month saves ${saved} in interest${
      months > 0 ? `, and the loan ends ${months} ${months === 1 ? 'month' : 'months'} sooner` : ''
    }.`,
  inYear: (year: string) => `In ${year}`,
  charged: (interest: string, fees: string) => `Interest charged: ${interest}. Fees charged: ${fees}.`,
  questions: 'Questions',
  wrong: (writeTo: string, phone: string) => `Does something look wrong? Write to ${writeTo} or call ${phone}.`,
  receipt: 'Payment receipt',
  received: (brand: string, amount: string, name: string) => `${brand} received ${amount} from ${name}.`,
  counts: (day: string) => `Effective date: ${day}.`,
  takenFrom: (method: string, lastFour: string) => `Paid from ${method} ending in ${lastFour},`,
  forTransaction: (number: number, practice: string) => `for transaction ${number} at ${practice}.`,
  principal: 'Principal',
  chargedOff: 'Charged-off balance',
  credit: "Credit we'll send back to you",
  parts: (paid: string) => `Applied to: ${paid}.`,
  cancelled: (amount: string) => `It kept your promotion: ${amount} in interest is canceled.`,
  balanceAfter: (amount: string) => `Balance after this payment: ${amount}.`,
  payment: (id: string) => `Payment ${id}.`,
};
