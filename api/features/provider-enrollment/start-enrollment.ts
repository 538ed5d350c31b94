import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import { startEnrollment as startEnrollmentCall } from '@contract/provider-enrollment/calls';
import { enrollmentStepNumber } from '@domain/practice/enrollment';
import { webAddress } from '@domain/practice/web-address';
import { civilToday } from '../../civil-today';
import { type Context, command } from '../../command/command';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { aDay, takeEach } from '../../security/rate-limit';
import { emailIndexOf, type StartAnswers, sealAnswers } from './answers';
import { type EnrollmentRow, keyByHash, staffOfEmail } from './enrollment.reads';
import { viewEnrollment } from './enrollment.view';
import { endLinks, insertEnrollment } from './enrollment.writes';
import { keyHash, makeKey, takeOwn } from './enrollment-key';
import { findPlace } from './enrollment-place';
import { sendLink } from './mail-link';
import { keepAnswers, refuseOutOfOrder, tell } from './save-answers';

type Body = Decoded<typeof startEnrollmentCall>['body'];

/** Practices that one network begins to enroll in a day: an office that enrolls its locations, and no more. */
const FROM_ONE_NETWORK = aDay(30);

/**
 * Begins the enrollment of a practice, or, with the key of one at this address, corrects how it began, so that a repeat begins nothing twice. Effects: the enrollment, history,
 * audit row, and at the beginning a link by e-mail to go on.
 * @throws AppError NOT_FOUND for an unknown address; INVALID_FIELDS where nothing is enrolled in, at an e-mail address that a user of
 * ours has, at a year to come, and at a key that opens another enrollment; STEP_ORDER once everything is signed; RATE_LIMITED. Source: provider-admin §3, §4, §5.
 */
export const startEnrollment = command(startEnrollmentCall)(async ({ body }, context) => {
  const { tx, deps, meta } = context;
  const place = await findPlace(tx, body.slug, deps.config);
  await refuseFaults(tx, body, civilToday(deps.clock, body.businessInformation.state));
  const own = await takeOwn(tx, { token: body.key ?? meta.token }, deps);
  if (own?.slug === body.slug) {
    refuseOutOfOrder('start', own);
    return { enrollment: viewEnrollment(await correct(context, own, body), deps), token: null };
  }
  // A key opens one enrollment: at another address, and once its time is over, it begins none.
  if (body.key !== undefined && (await tx.first(keyByHash, { keyHash: keyHash(body.key) })))
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'key', message: 'Make another key.' }] });
  await takeEach(tx, [[`enrollments-from:${meta.addressHash}`, FROM_ONE_NETWORK]], deps);
  const row = await insert(context, body, place);
  const token = await makeKey(tx, { enrollmentId: row.id, kind: 'BROWSER', secret: body.key }, deps);
  await sendLink(context, row, body.primaryContact.email);
  return { enrollment: viewEnrollment(row, deps), token };
});

/** Corrects how an enrollment began. Another e-mail address gets a link of its own, and those of the one before open nothing anymore. */
async function correct(context: Context, own: EnrollmentRow, body: Body): Promise<EnrollmentRow> {
  const { tx, deps, now } = context;
  const columns = columnsOf(body, deps.vault);
  const isSameMail = own.email_index === columns.email_index;
  const changed = await keepAnswers(context, own, {
    step: 'start',
    act: 'START_CHANGED',
    answers: answersOf(body),
    columns: { ...columns, is_email_proven: isSameMail ? own.is_email_proven : 0 },
  });
  if (isSameMail) return changed;
  await tx.run(endLinks, { enrollmentId: own.id, now });
  await sendLink(context, changed, body.primaryContact.email);
  return changed;
}

function answersOf(body: Body): StartAnswers {
  const { primaryContact, auxiliaryContact, additionalInformation, businessInformation, doctorInformation } = body;
  const { providerURL } = businessInformation;
  return {
    primaryContact,
    auxiliaryContact,
    additionalInformation,
    businessInformation: { ...businessInformation, providerURL: webAddress(providerURL) },
    doctorInformation,
  };
}

const columnsOf = (body: Body, vault: Context['deps']['vault']) => ({
  privi_enrollment: body.priviEnrollment ? 1 : 0,
  patientfi_enrollment: body.patientfiEnrollment ? 1 : 0,
  provider_name: body.businessInformation.providerName,
  state_code: body.businessInformation.state,
  email_index: emailIndexOf(vault, body.primaryContact.email),
});

async function insert(
  context: Context,
  body: Body,
  place: { enterpriseId: string | null; practiceId: string | null },
): Promise<EnrollmentRow> {
  const { tx, deps, now } = context;
  const id = deps.newId();
  const row: EnrollmentRow = {
    id,
    slug: body.slug,
    enterprise_id: place.enterpriseId,
    practice_id: place.practiceId,
    step: enrollmentStepNumber('owner-information'),
    is_emptied: 0,
    ...columnsOf(body, deps.vault),
    answers: sealAnswers(deps.vault, id, answersOf(body)),
    owner_vault_id: null,
    bank_vault_id: null,
    card_vault_id: null,
    is_email_proven: 0,
    created_at: now,
    changed_at: now,
    finished_at: null,
    version: 1,
  };
  await tx.run(insertEnrollment, row);
  await tell(context, id, { act: 'STARTED', action: 'enrollment.started' });
  return row;
}

const IS_USER = 'This email address already has an account. Log in, or use another one.';

/** What the schema cannot know. @throws AppError INVALID_FIELDS */
async function refuseFaults(db: Db, body: Body, today: string): Promise<void> {
  const fields: FieldFault[] = [];
  if (!body.priviEnrollment && !body.patientfiEnrollment)
    fields.push({ field: 'patientfiEnrollment', message: 'Choose at least one.' });
  for (const [field, person] of [
    ['primaryContact', body.primaryContact],
    ['auxiliaryContact', body.auxiliaryContact],
    ['doctorInformation', body.doctorInformation],
  ] as const)
    if (person && (await db.first(staffOfEmail, { email: person.email })))
      fields.push({ field: `${field}.email`, message: IS_USER });
  if (body.businessInformation.yearEstablished > Number(today.slice(0, 4)))
    fields.push({ field: 'businessInformation.yearEstablished', message: 'Enter this year or an earlier one.' });
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}
