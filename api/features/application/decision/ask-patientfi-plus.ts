import { askPatientfiPlus as askPatientfiPlusCall } from '@contract/application/patientfi-plus-calls';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { FLOWS } from './flow';

/**
 * Tells the practice that a declined patient would like to use its second way to pay, once for an application. The practice
 * learns that the patient asks and where to look, nothing of the decision.
 *
 * Effects, in one transaction: the day, a history row, an audit row and an e-mail to the practice.
 * @throws AppError STEP_ORDER where it is not offered, NOT_FOUND. Source: borrower §4 Outcome, §7 patientfi-plus.
 */
export const askPatientfiPlus = command(askPatientfiPlusCall)(async ({ body: { applicationId } }, context) => {
  const { tx, now, record, send, leaveNoRow } = context;
  const { application, practice } = await lockCase(tx, applicationId, 'APPLICATIONS');
  if (application.status !== 'DENIED' || application.page_path !== 'patientfi-plus') throw new AppError('STEP_ORDER');
  if (application.patientfi_plus_asked_at !== null) {
    leaveNoRow('asked before');
    return { askedAt: application.patientfi_plus_asked_at };
  }
  await updateApplication(tx, applicationId, { patientfi_plus_asked_at: now });
  await addHistory(context, applicationId, { action: 'PATIENTFI_PLUS_ASKED' });
  await record('application.patientfi_plus_asked', { practiceId: practice.id, id: applicationId });
  const { brand } = FLOWS.APPLICATIONS;
  await send('patientfi-plus-asked', { to: practice.email, brand, number: application.number, applicationId });
  return { askedAt: now };
});
