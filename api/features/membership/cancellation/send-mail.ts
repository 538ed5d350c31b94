import { sendCancellationMail } from '@contract/membership/cancellation-calls';
import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import { practiceToday } from '../../../civil-today';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { takeMembership } from '../../member-record/index';
import { insertNotice } from '../billing/money.writes';
import { backOf, quoteNow, runningToCancel } from './quote';

/**
 * Mails the member what cancelling would come to today, with the way to the quote that can be confirmed. The same figures are mailed
 * once a day, however often and by whomever they are asked for.
 * @throws AppError NOT_FOUND; STEP_ORDER without an active membership, or without an address.
 */
export const mailCancellation = command(sendCancellationMail)(async ({ body }, context) => {
  const { tx, deps, now, actor } = context;
  const row = await takeMembership(tx, body.membershipId);
  const { of, parties } = await runningToCancel(tx, row);
  if (!parties.email) throw new AppError('STEP_ORDER', { userMessage: "There's no email address on file." });
  const on = practiceToday(deps.clock, parties);
  const quoted = await quoteNow(tx, of, { today: on });
  const { quote } = quoted;
  const back = backOf(quoted);
  const figures = {
    deliveredCents: quote.chargedCents,
    paidCents: quote.paidCents,
    owedCents: quote.totalUnpaidCents,
    backCents: back.moneyCents,
    creditsCents: back.creditsCents,
    installments: quote.installment?.paymentsCents.length ?? 0,
    installmentCents: quote.installment?.cancellationInstallmentCents ?? 0,
  };
  const about = [on, ...Object.values(figures)].join(' ');
  const told = { membership_id: row.id, kind: 'CANCELLATION_ASKED', about, sent_on: now.slice(0, 10) };
  if ((await tx.run(insertNotice, told)) === 0) {
    context.leaveNoRow('This was already emailed today.');
    return { sentTo: parties.email };
  }
  // What members think about is theirs; what a practice mails them is on its trail.
  if (actor.kind === 'staff')
    await context.record('membership.cancellation_mailed', { practiceId: row.practice_id, id: row.id });
  else context.leaveNoRow('A mail of what cancelling would come to changes nothing.');
  await context.send('membership-cancellation-asked', {
    brand: 'membership',
    to: parties.email,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
    phone: parties.practice_phone,
    path: `${portalBase}${memberPaths.myMembership.href({}, { membership: row.id, cancelStep: 0 })}`,
    on,
    ...figures,
  });
  return { sentTo: parties.email };
});
