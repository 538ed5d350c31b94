import { askVendorOnce } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { KbaExam, KbaOutcome, KbaSubmission } from '../../../vendors/kba/port';
import type { Work } from '../../../work';
import { refusal } from '../answers/person-answers';
import { type ApplicationCase, getCase, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { getOutcome, personOf, type VendorRequest, viewAfter } from '../decision/finish-application';
import type { Flow } from '../decision/flow';
import {
  awaitsExam,
  type ExamView,
  examView,
  findOpenExam,
  type OutcomeView,
  storedExam,
} from '../decision/outcome.view';
import { storeDecision } from '../decision/store-decision';
import { openStoredFile } from '../decision/stored-file';

/**
 * The open exam with the answers given so far, for a reload. One whose ten minutes are over is replaced: running out of
 * time is not a wrong answer.
 * @returns null when no questions are asked. @throws VendorError.
 */
export async function findExam(applicationId: string, flow: Flow, deps: Deps): Promise<ExamView | null> {
  const db = deps.database.read;
  const of = await getCase(db, applicationId, flow.enrollment);
  if (!awaitsExam(of.application)) return null;
  const open = await findOpenExam(db, of.application, deps);
  if (open) return examView(open, of.application);
  const fresh = await makeExam(of, await storedExam(db, of.application, deps), deps);
  if (!fresh) return null;
  return deps.database.transaction(async (tx) => {
    const { application } = await lockCase(tx, applicationId, flow.enrollment);
    const meanwhile = await findOpenExam(tx, application, deps);
    if (!meanwhile) await keepExam({ tx, deps }, applicationId, fresh);
    return examView(meanwhile ?? fresh, application);
  });
}

async function makeExam(of: ApplicationCase, before: KbaExam | null, deps: Deps): Promise<KbaExam | null> {
  const person = await personOf(deps.database.read, of, deps);
  return deps.vendors.kba.createExam({ person, operationId: `${of.application.id}:after:${before?.examId ?? 'none'}` });
}

async function keepExam({ tx, deps }: Work, applicationId: string, exam: KbaExam): Promise<void> {
  const vaultId = await deps.vault.seal(tx, { subjectId: applicationId, kind: 'kba-exam', text: JSON.stringify(exam) });
  await updateApplication(tx, applicationId, { exam_vault_id: vaultId });
}

type Graded = { outcome: KbaOutcome; fresh: KbaExam | null };

/**
 * Answers the questions, once, and decides again on the same credit file: passed goes on, failed is a denial for want of a
 * confirmed identity. Answers that come after the ten minutes get a fresh exam instead of a verdict.
 * @throws AppError STEP_ORDER without a submission, INVALID_FIELDS for another exam, NOT_FOUND; VendorError.
 * Source: borrower §7 submitKBAExam, decision 13.
 */
export function answerExam(
  asked: VendorRequest,
  applicationId: string,
  { given, flow }: { given: KbaSubmission; flow: Flow },
) {
  const { deps } = asked;
  return askVendorOnce<VendorRequest['actor'], ApplicationCase, Graded, OutcomeView>(asked, deps, {
    prepare: async ({ tx, leaveNoRow }) => {
      leaveNoRow('Only looks.');
      const of = await lockCase(tx, applicationId, flow.enrollment);
      if (of.application.submitted_at === null) throw new AppError('STEP_ORDER');
      if (!awaitsExam(of.application))
        return { done: await getOutcome({ db: tx, deps, language: asked.meta.language }, of) };
      const exam = await storedExam(tx, of.application, deps);
      if (exam?.examId !== given.examId) throw refusal('payload.examId', 'Answer the questions shown.');
      return { plan: of };
    },
    ask: async (of) => {
      const outcome = await deps.vendors.kba.submitAnswers(given);
      const before = { examId: given.examId, expiresAt: '', questions: [] };
      return { outcome, fresh: outcome === 'expired' ? await makeExam(of, before, deps) : null };
    },
    conclude: async (context, _, graded) => {
      const { tx } = context;
      const of = await lockCase(tx, applicationId, flow.enrollment);
      if (awaitsExam(of.application)) await conclude(context, of, graded);
      else context.leaveNoRow('Known by now.');
      return viewAfter(context, applicationId, flow);
    },
  });
}

async function conclude(context: Context, of: ApplicationCase, { outcome, fresh }: Graded): Promise<void> {
  const { tx, deps } = context;
  if (outcome === 'expired') {
    context.leaveNoRow('Running out of time decides nothing.');
    if (fresh) await keepExam({ tx, deps }, of.application.id, fresh);
    return;
  }
  const kbaPassed = outcome === 'passed' ? 1 : 0;
  await updateApplication(tx, of.application.id, { kba_passed: kbaPassed });
  await addHistory({ tx, deps }, of.application.id, {
    action: outcome === 'passed' ? 'QUESTIONS_PASSED' : 'QUESTIONS_FAILED',
  });
  const graded = { ...of, application: { ...of.application, kba_passed: kbaPassed } };
  const stored = await openStoredFile(tx, of.application, deps);
  await storeDecision(context, graded, { ...stored, exam: null });
}
