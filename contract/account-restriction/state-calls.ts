import { BANKRUPTCY_CHAPTERS, PERSON_STATES } from '@domain/person-state/person-state';
import { endpoint } from '../endpoint';
import { civilDateText, emailAddress, id, personName, phoneNumber, text } from '../schema';
import * as z from '../z';
import { accountRestrictions } from './entity';

const source = 'decision 86; own call';
/** The paper from which a state is recorded. */
export const STATE_PAPER_BYTES_MAX = 10 * 1024 * 1024;

/** As for a hold or an archive: the platform's own people. */
const may = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'borrower.block',
    brand: 'financing',
    platformOnly: true,
    owns: [{ at: 'params.id', is: 'borrower' }],
  },
] as const;

const params = z.object({ id: id() });

/** What is asked for of each state, as the call and its form check it. */
export const stateAnswers = {
  state: z.enum(PERSON_STATES),
  /** The day of the death, of the filing, or of the request; today at the latest. */
  on: civilDateText(),
  note: text(500),
  /** Of a bankruptcy. */
  chapter: z.optional(z.enum(BANKRUPTCY_CHAPTERS)),
  caseNumber: z.optional(text(40)),
  /** Who speaks for the person: needed for an attorney and a power of attorney, and how one of them is reached. */
  speakerName: z.optional(personName()),
  speakerEmail: z.optional(emailAddress()),
  speakerPhone: z.optional(phoneNumber()),
} as const;

/** @NOTE choice: from a paper alone, so that nobody's account is closed by a call. */
export const recordPersonState = endpoint({
  id: 'recordPersonState',
  method: 'POST',
  path: '/practice/borrower/{id}/states',
  summary:
    'Record a death, a bankruptcy, a request to stop contact, or who speaks for a borrower, from a PDF; what it stops stops right away',
  source,
  access: may,
  params,
  upload: { media: 'multipart/form-data', maxBytes: STATE_PAPER_BYTES_MAX, file: 'pdf' },
  body: z.strictObject({
    ...stateAnswers,
    pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(STATE_PAPER_BYTES_MAX / 3) * 4)),
  }),
  result: accountRestrictions,
  errors: ['STEP_ORDER'],
  idempotent: true,
});

export const endPersonState = endpoint({
  id: 'endPersonState',
  method: 'POST',
  path: '/practice/borrower/{id}/states/end',
  summary: 'End what was recorded of a borrower; what came due while nothing was taken gets one new due date',
  source,
  access: may,
  params,
  body: z.strictObject({ state: z.enum(PERSON_STATES), reason: text(500) }),
  result: accountRestrictions,
  errors: ['STEP_ORDER'],
  idempotent: true,
  example: { body: { state: 'BANKRUPTCY', reason: 'The case was dismissed.' } },
});

export const printStatePaper = endpoint({
  id: 'printStatePaper',
  method: 'GET',
  path: '/practice/borrower/{id}/states/{stateId}/paper',
  summary: 'The paper from which a state of a borrower was recorded; opening it leaves an audit row',
  source,
  access: may,
  params: z.object({ id: id(), stateId: id() }),
  download: { file: 'paper.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
});
