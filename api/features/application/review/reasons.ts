import { describeReasons } from '@domain/underwriting/describe-reasons';
import { isReasonShown } from '@domain/underwriting/shown-reasons';
import type { Work } from '../../../work';
import { refusal } from '../answers/person-answers';
import type { ApplicationCase } from '../application.reads';
import { decideCase } from '../decision/decide-case';
import { openStoredFile } from '../decision/stored-file';

/** @throws AppError INVALID_FIELDS for a reason that the table does not have, or that the file does not bear out. */
export async function refuseReasons(
  of: ApplicationCase,
  reasons: readonly string[],
  { tx, deps }: Work,
): Promise<void> {
  const { profile, inputs } = await decideCase({ db: tx, deps }, of, {
    file: (await openStoredFile(tx, of.application, deps)).file,
  });
  const known = describeReasons(reasons, profile.compiled.configuration.reasons);
  if (known.length === 0 || known.length !== reasons.length)
    throw refusal('reasons', 'Choose one to four reasons from the list.');
  const untrue = known.find(({ code }) => !isReasonShown(code, inputs));
  if (untrue) throw refusal('reasons', `The credit file doesn't support this reason: ${untrue.formC1Text}.`);
}
