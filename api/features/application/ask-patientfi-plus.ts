import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { lockCase } from './application.reads';
import { addHistory, updateApplication } from './application.writes';
import { FLOWS } from './flow';

/**
 * Tells the practice that a declined patient would like to use its second way to pay, once for an application. The practice
 * learns that the patient asks and where to look, nothing of the decision.
 *
 * Effects, in one transaction: the day, a history row, an audit row and an e-mail to the practice.
 * @throws AppError STEP_ORDER where it is not offered, NOT_FOUND. Source: borrower §4 Outcome, §7 patientfi-plus.
 */
export async function askPatientfiPlus(applicationId: string, meta: RequestMeta, deps: Deps) {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, idempotency, async () => {
      const { application, borrower, practice } = await lockCase(tx, applicationId, 'APPLICATIONS');
      if (application.status !== 'DENIED' || application.page_path !== 'patientfi-plus')
        throw new AppError('STEP_ORDER');
      const askedAt = application.patientfi_plus_asked_at ?? deps.clock.now();
      if (application.patientfi_plus_asked_at !== null) return { status: 200, body: { askedAt } };
      await updateApplication(tx, applicationId, { patientfi_plus_asked_at: askedAt });
      await addHistory(tx, {
        id: deps.newId(),
        application_id: applicationId,
        action: 'PATIENTFI_PLUS_ASKED',
        actor_kind: 'applicant',
        actor_name: 'Applicant',
        note: null,
        at: askedAt,
      });
      await deps.audit.append(tx, {
        shard: practice.id,
        actorKind: 'applicant',
        actorId: borrower.id,
        action: 'application.patientfi_plus_asked',
        objectType: 'application',
        objectId: applicationId,
        requestId: meta.requestId,
        detail: {},
      });
      const payload = {
        to: practice.email,
        brand: FLOWS.APPLICATIONS.brand,
        number: application.number,
        applicationId,
      };
      await deps.outbox.add(tx, { kind: 'patientfi-plus-asked', payload });
      return { status: 200, body: { askedAt } };
    }),
  );
  return answer;
}
