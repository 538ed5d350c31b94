import type { MismatchField } from '@domain/enums';
import { practiceToday } from '../../../civil-today';
import { askVendorOnce } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { countSsnTry } from '../../../security/ssn-tries';
import { type ApplicationCase, getCase, lockCase } from '../application.reads';
import { addHistory, updateApplication, updateBorrower } from '../application.writes';
import {
  type Pull,
  type PullAnswer,
  personOf,
  pullFile,
  refuseChanged,
  type VendorRequest,
  viewAfter,
} from '../decision/finish-application';
import type { Flow } from '../decision/flow';
import { mismatchesOf, type OutcomeView } from '../decision/outcome.view';
import { storeDecision } from '../decision/store-decision';
import { openStoredFile } from '../decision/stored-file';
import { nameApplication, type PersonAnswers, personChange, refusal } from './person-answers';
import { sealSsn } from './ssn';

export type Corrections = Omit<PersonAnswers, 'phoneNumber'> & { ssn?: string | undefined };

/** The answers that belong to each field that can differ from the file. */
const ANSWERS_OF: Readonly<Record<MismatchField, readonly (keyof Corrections)[]>> = {
  ssn: ['ssn'],
  name: ['firstName', 'lastName'],
  dateOfBirth: ['birthDate'],
  address: ['street', 'unit', 'city', 'state', 'zipCode'],
};

/**
 * Corrects the answers that did not match the credit file, pulls it again and decides again. The corrections are kept even
 * when the bureau does not answer. After three corrections that still do not match, the denial stands.
 * @throws AppError STEP_ORDER when nothing waits to be corrected, INVALID_FIELDS for answers that matched or for none,
 * CONFLICT, NOT_FOUND, RATE_LIMITED; VendorError. Source: borrower §4 Failures, membership §4 step 7.
 */
export function correctMismatches(
  asked: VendorRequest,
  applicationId: string,
  { corrections, flow }: { corrections: Corrections; flow: Flow },
) {
  const { deps } = asked;
  return askVendorOnce<VendorRequest['actor'], Pull, PullAnswer, OutcomeView>(asked, deps, {
    prepare: async (context) => {
      const { tx } = context;
      const of = await lockCase(tx, applicationId, flow.enrollment);
      await keepCorrections(context, of, corrections);
      const after = await getCase(tx, applicationId, flow.enrollment);
      const { file } = await openStoredFile(tx, after.application, deps);
      return { plan: { of: after, person: await personOf(tx, after, deps), corrects: file.reference } };
    },
    ask: (pull) => pullFile(pull, deps),
    conclude: async (context, pull, { file, exam }) => {
      const { tx } = context;
      const of = await lockCase(tx, applicationId, flow.enrollment);
      refuseChanged(pull.of, of);
      await storeDecision(context, of, { file, bureauVaultId: null, exam, isCorrection: true });
      return viewAfter(context, applicationId, flow);
    },
  });
}

async function keepCorrections(
  { tx, deps, meta, record }: Context,
  of: ApplicationCase,
  corrections: Corrections,
): Promise<void> {
  const { application, borrower, practice } = of;
  const mismatches = mismatchesOf(application);
  if (application.status !== 'DENIED' || mismatches.length === 0) throw new AppError('STEP_ORDER');
  const corrected = correctedFields(mismatches, corrections);
  const { ssn, ...answers } = corrections;
  const person = personChange(answers, of, practiceToday(deps.clock, practice));
  const sealed = ssn === undefined ? undefined : await sealSsn({ tx, deps }, borrower, ssn);
  if (ssn !== undefined && sealed) await countSsnTry({ tx, deps }, ssn, meta);
  const change = { ...person, ...sealed };
  if (Object.keys(change).length > 0) await updateBorrower(tx, borrower.id, change);
  const naming = await nameApplication(tx, of, { ...borrower, ...change });
  const visited = mismatches.map((item) => ({ ...item, visited: item.visited || corrected.includes(item.field) }));
  await updateApplication(tx, application.id, { ...naming, mismatches: JSON.stringify(visited) });
  await addHistory({ tx, deps }, application.id, { action: 'MISMATCH_CORRECTED', note: corrected.join(', ') });
  const detail = { fields: corrected.join(',') };
  await record('application.corrected', { practiceId: practice.id, id: application.id, detail });
}

/** The differing fields for which a correction came. @throws AppError INVALID_FIELDS */
function correctedFields(mismatches: readonly { field: MismatchField }[], corrections: Corrections): MismatchField[] {
  const differing = mismatches.map(({ field }) => field);
  const open = new Set(differing.flatMap((field) => ANSWERS_OF[field]));
  for (const [name, value] of Object.entries(corrections)) {
    if (value !== undefined && !open.has(name as keyof Corrections))
      throw refusal(name, "This answer already matches. Correct only the answers that don't.");
  }
  const corrected = differing.filter((field) => ANSWERS_OF[field].some((name) => corrections[name] !== undefined));
  const [first] = differing;
  if (corrected.length === 0) throw refusal(first ? (ANSWERS_OF[first][0] ?? first) : '(body)', 'Correct this answer.');
  return corrected;
}
