import { createHash } from 'node:crypto';
import { recordPersonState } from '@contract/account-restriction/state-calls';
import { NAMES_SPEAKER, type PersonState, statesOf, statesText, whatStops } from '@domain/person-state/person-state';
import { refuse } from '@domain/refusal';
import { command } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { stopMembershipsOf } from '../membership/index';
import { type PdfRefusals, refuseUnsafePdf } from '../plan-agreement/index';
import { businessDayOf, correctEach, nextDebits, pauseLoansOf } from '../servicing/index';
import { change, type StaffContext, taken } from './change-standing';
import { insertState } from './person-state.writes';
import type { RestrictionRow } from './restriction.reads';
import { viewRestrictions } from './restriction.view';
import { tellOfState } from './tell-of-state';

const RECORDED = 'This is already on record. End it before you record it again.';
const PAPER: PdfRefusals = {
  no_pdf: "This file isn't a PDF. Scan the paper as a PDF.",
  active: 'This PDF contains active content. Scan the paper again.',
  locked: 'This PDF is locked. Scan the paper as a PDF without a password.',
  malware: 'Our virus scanner found malware in this file. Scan the paper again on another device.',
};

/** Looks at the paper before anything of it is kept. @throws AppError INVALID_FIELDS at `pdf`. */
export const refuseUnsafePaper = (pdf: string, deps: Deps): Promise<void> => refuseUnsafePdf(pdf, PAPER, deps);

type Said = {
  state: PersonState;
  on: string;
  note: string;
  chapter?: '7' | '13' | undefined;
  caseNumber?: string | undefined;
  speakerName?: string | undefined;
  speakerEmail?: string | undefined;
  speakerPhone?: string | undefined;
};

/** @throws DomainRefusal at the field that is missing, or does not belong to the state. */
function refuseIncomplete({ state, on, chapter, caseNumber, ...speaker }: Said, today: string): void {
  const { speakerName, speakerEmail, speakerPhone } = speaker;
  if (on > today) refuse('on', "This day can't be in the future.");
  const isBankruptcy = state === 'BANKRUPTCY';
  if (isBankruptcy !== (chapter !== undefined)) refuse('chapter', 'Choose the chapter of a bankruptcy.');
  if (isBankruptcy !== (caseNumber !== undefined)) refuse('caseNumber', 'Enter the case number of a bankruptcy.');
  const isNamed = NAMES_SPEAKER.some((one) => one === state) || Boolean(speakerName || speakerEmail || speakerPhone);
  if (isNamed && !speakerName) refuse('speakerName', 'Enter who speaks for them.');
  if (isNamed && !speakerEmail && !speakerPhone) refuse('speakerEmail', 'Enter an email address or a phone number.');
}

/**
 * Records from a paper that a person has died, is in bankruptcy, wants no contact, or has somebody who speaks for them. What that stops
 * stops in the same transaction (`whatStops`), what was announced of it is taken back, and whoever may be written to is told once.
 * Effects: the state with its sealed paper, the standing's history and audit row, loans and memberships, mails.
 * @throws AppError STEP_ORDER where it is on record; DomainRefusal of `refuseIncomplete`.
 */
export const recordState = command(recordPersonState)(async ({ params, body }, context) => {
  const row = await taken(context, { borrowerId: params.id });
  refuseIncomplete(body, businessDayOf(context.deps));
  const before = statesOf(row.states);
  if (before.includes(body.state)) throw new AppError('STEP_ORDER', { userMessage: RECORDED });
  await keepState(context, row, body);
  const states = [...before, body.state];
  // What was told of debits is looked at while they are still to be made.
  const debits = await nextDebits(context, row.id);
  const flags = { states: statesText(states), deceased: states.includes('DECEASED') ? 1 : 0 };
  const stops = whatStops(states);
  await change(context, row, { kind: body.state, reason: body.note, flags });
  if (stops.debits) {
    await pauseLoansOf(context, row.id);
    await correctEach(context, debits);
    await stopMembershipsOf(context, row.id);
  }
  await tellOfState(context, row, body);
  return viewRestrictions(context.tx, row.id);
});

/** The paper, sealed, and what it says. */
async function keepState(context: StaffContext, { id }: RestrictionRow, body: Said & { pdf: string }): Promise<void> {
  const { tx, deps, actor, now } = context;
  const bytes = Buffer.from(body.pdf, 'base64');
  const paper = { subjectId: id, kind: 'person-state-paper', text: bytes.toString('base64') };
  await tx.run(insertState, {
    id: deps.newId(),
    borrower_id: id,
    kind: body.state,
    since_on: body.on,
    note: body.note,
    chapter: body.chapter ?? null,
    case_number: body.caseNumber ?? null,
    speaker_name: body.speakerName ?? null,
    speaker_email: body.speakerEmail ?? null,
    speaker_phone: body.speakerPhone ?? null,
    vault_id: await deps.vault.seal(tx, paper),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size_bytes: bytes.byteLength,
    set_by: actor.staffId,
    set_at: now,
    ended_by: null,
    ended_at: null,
    end_reason: null,
  });
}
