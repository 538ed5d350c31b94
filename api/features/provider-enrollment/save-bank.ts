import { saveEnrollmentBank } from '@contract/provider-enrollment/calls';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { openPaymentSecret, type PaymentSecret } from '../payment-method/index';
import { viewEnrollment } from './enrollment.view';
import { keepAnswers, takeFor } from './save-answers';

/**
 * Says to which account the practice is paid. Both numbers are sealed, and only their last four digits answered; left out, those that were
 * given before stay. Effects: the answers, the vault's row, history, audit row.
 * @throws AppError STEP_ORDER; INVALID_FIELDS at a number that is missing; NOT_FOUND. Source: provider-admin §3 bankInformation, §4, §5.
 */
export const saveBank = command(saveEnrollmentBank)(async ({ body: { bankInformation } }, context) => {
  const { tx, deps } = context;
  const row = await takeFor('banking-information', context);
  const { accountNumber, routingNumber, ...shown } = bankInformation;
  const before = row.bank_vault_id === null ? undefined : await openPaymentSecret(tx, deps.vault, row.bank_vault_id);
  const kept = before?.kind === 'BANK' ? before : undefined;
  // The two belong together: one of another account is asked for with its other.
  const isWhole = (accountNumber === undefined) === (routingNumber === undefined);
  const account = accountNumber ?? (isWhole ? kept?.accountNumber : undefined);
  const routing = routingNumber ?? (isWhole ? kept?.routingNumber : undefined);
  if (routing === undefined) throw refusal('routingNumber', BANK_WORDS.routingNumber);
  if (account === undefined) throw refusal('accountNumber', BANK_WORDS.accountNumber);
  const secret: PaymentSecret = { kind: 'BANK', routingNumber: routing, accountNumber: account };
  const [accountLastFour, routingLastFour] = [account.slice(-4), routing.slice(-4)];
  const vaultId = await deps.vault.seal(tx, {
    subjectId: row.id,
    kind: 'enrollment-bank',
    text: JSON.stringify(secret),
    lastFour: accountLastFour,
  });
  const saved = await keepAnswers(context, row, {
    step: 'banking-information',
    act: 'BANK_GIVEN',
    answers: { bankInformation: { ...shown, accountLastFour, routingLastFour } },
    columns: { bank_vault_id: vaultId },
  });
  return { enrollment: viewEnrollment(saved, deps) };
});

const refusal = (field: string, message: string) =>
  new AppError('INVALID_FIELDS', { fields: [{ field: `bankInformation.${field}`, message }] });
