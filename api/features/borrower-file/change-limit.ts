import { changeCreditProfileInfo } from '@contract/borrower-file/info-calls';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { refusal, updateBorrower } from '../application/index';
import type { LineRow } from '../credit-line/index';
import { takeCreditLine } from '../credit-transaction/index';
import { setLimit } from './file.writes';
import { answerFile, keepAct, takePerson } from './take-person';

/**
 * Sets the limit of a line within what the rules gave at most and what is owed and asked for at least, and tells the patient.
 * @throws AppError STALE, NOT_FOUND without a line, INVALID_FIELDS outside the two, and for a lower one that nobody asked for.
 */
export const changeLimit = command(changeCreditProfileInfo)(async ({ params, body }, context) => {
  const { tx, send } = context;
  const { approvedCreditLine: limitCents, askedByPatient = false } = body;
  const row = await takePerson(context, { id: params.id, version: body.version });
  const line = await takeCreditLine(tx, row.id);
  if (!line) throw new AppError('NOT_FOUND');
  if (limitCents === line.approved_line_cents) context.leaveNoRow('it is so already');
  else {
    refuseLimit(line, limitCents, askedByPatient);
    await changeOne(tx, setLimit, { id: line.id, version: line.version, limitCents });
    await updateBorrower(tx, row.id, {});
    const [from, to] = [line.approved_line_cents, limitCents].map((amount) => formatUsd(cents(amount)));
    const changes = [{ field: 'approvedCreditLine', from: from ?? null, to: to ?? null }] as const;
    await keepAct(context, row.id, { kind: 'CREDIT_PROFILE_INFO', changes, version: row.version + 1 });
    await send('limit-changed', {
      to: row.email,
      firstName: row.first_name,
      amountCents: limitCents,
      language: row.language,
    });
  }
  return answerFile(context, row.id);
});

function refuseLimit(line: LineRow, limitCents: number, askedByPatient: boolean): void {
  const heldCents = line.balance_cents + line.waiting_cents;
  const most = formatUsd(cents(line.max_line_cents));
  if (limitCents > line.max_line_cents)
    throw refusal('approvedCreditLine', `The rules allowed up to ${most}. A higher limit needs a new decision.`);
  if (limitCents < heldCents)
    throw refusal(
      'approvedCreditLine',
      `Enter at least ${formatUsd(cents(heldCents))}: that much is already owed or pending.`,
    );
  if (limitCents < line.approved_line_cents && !askedByPatient)
    throw refusal(
      'askedByPatient',
      "You can lower a limit only at the patient’s request. Otherwise it's a denial that requires an adverse action notice.",
    );
}
