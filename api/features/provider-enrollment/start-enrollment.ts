import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import { startEnrollment as startEnrollmentCall } from '@contract/provider-enrollment/calls';
import { zoneOfAddress } from '@domain/calendar/practice-zone';
import { enrollmentStepNumber } from '@domain/practice/enrollment';
import { webAddress } from '@domain/practice/web-address';
import { practiceToday } from '../../civil-today';
import { type Context, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { aDay, takeEach, takeShared } from '../../security/rate-limit';
import { emailIndexOf, type StartAnswers, sealAnswers } from './answers';
import { type EnrollmentRow, keyByHash, staffOfEmail } from './enrollment.reads';
import { viewEnrollment } from './enrollment.view';
import { endLinks, insertEnrollment } from './enrollment.writes';
import { keyHash, makeKey, takeOwn } from './enrollment-key';
import { findPlace } from './enrollment-place';
import { brandOf, sendLink } from './mail-link';
import { keepAnswers, refuseOutOfOrder, tell } from './save-answers';

type Body = Decoded<typeof startEnrollmentCall>['body'];

/** Practices that one network begins to enroll in a day: an office that enrolls its locations, and no more. */
const FROM_ONE_NETWORK = aDay(30);

/**
 * Begins the enrollment of a practice, or, with the key of one at this address, corrects how it began, so that a repeat begins nothing twice. Effects: the enrollment, history,
 * audit row, and at the beginning a link by e-mail to go on.
 * @throws AppError NOT_FOUND for an unknown address; INVALID_FIELDS where nothing is enrolled in, at a year to come, and at a key that opens another enrollment; STEP_ORDER once everything is signed; RATE_LIMITED. Source: provider-admin §3, §4, §5.
 */
export const startEnrollment = command(startEnrollmentCall)(async ({ body }, context) => {
  const { tx, deps, meta } = context;
  const place = await findPlace(tx, body.slug, deps.config);
  refuseFaults(body, practiceToday(deps.clock, { time_zone: zoneOfBusiness(body.businessInformation) }));
  const goOn = async () => {
    const own = await takeOwn(tx, { token: body.key ?? meta.token }, deps);
    if (own?.slug !== body.slug) return undefined;
    refuseOutOfOrder('start', own);
    return { enrollment: viewEnrollment(await correct(context, own, body), deps), token: null };
  };
  const begun = await goOn();
  if (begun) return begun;
  // A key opens one enrollment: at another address, and once its time is over, it begins none. One that was begun at the same moment goes on.
  if (body.key !== undefined && (await tx.first(keyByHash, { keyHash: keyHash(body.key) }))) {
    const meanwhile = await goOn();
    if (meanwhile) return meanwhile;
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'key', message: 'Make another key.' }] });
  }
  await takeEach(tx, [[`enrollments-from:${meta.addressHash}`, FROM_ONE_NETWORK]], deps);
  const row = await insert(context, body, place);
  const token = await makeKey(tx, { enrollmentId: row.id, kind: 'BROWSER', secret: body.key }, deps);
  await sendLink(context, row, body.primaryContact.email);
  await tellUsers(context, row, body);
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
  await tellUsers(context, changed, body);
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

/** The time zone that was chosen, else that of the address. */
const zoneOfBusiness = ({ timeZone, state, zipCode }: Body['businessInformation']) =>
  timeZone ?? zoneOfAddress({ stateCode: state, zipCode });

const columnsOf = (body: Body, vault: Context['deps']['vault']) => ({
  privi_enrollment: body.priviEnrollment ? 1 : 0,
  patientfi_enrollment: body.patientfiEnrollment ? 1 : 0,
  provider_name: body.businessInformation.providerName,
  state_code: body.businessInformation.state,
  time_zone: zoneOfBusiness(body.businessInformation),
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

/** Mails that a user of ours gets in a day because enrollments name them. */
const NAMING_ONE_USER = aDay(1);

/**
 * Tells the users of ours whom an enrollment names beside its contact, who gets the link. Nobody else learns that they are: the answer is
 * the same for every address, and what one user has got too much of is left out without a word.
 */
async function tellUsers({ tx, deps, send }: Context, row: EnrollmentRow, body: Body): Promise<void> {
  const named = [body.auxiliaryContact?.email, body.doctorInformation?.email].filter((email) => email !== undefined);
  for (const to of new Set(named.filter((email) => email !== body.primaryContact.email))) {
    const user = await tx.first(staffOfEmail, { email: to });
    if (!user) continue;
    const key = `enrollment-names:${user.id}`;
    const { ok } = await takeShared(tx, key, { limit: NAMING_ONE_USER, nowMs: deps.clock.nowMs() });
    if (ok) await send('enrollment-names-user', { to, brand: brandOf(row) });
  }
}

/** What the schema cannot know. @throws AppError INVALID_FIELDS */
function refuseFaults(body: Body, today: string): void {
  const fields: FieldFault[] = [];
  if (!body.priviEnrollment && !body.patientfiEnrollment)
    fields.push({ field: 'patientfiEnrollment', message: 'Choose at least one.' });
  if (body.businessInformation.yearEstablished > Number(today.slice(0, 4)))
    fields.push({ field: 'businessInformation.yearEstablished', message: 'Enter this year or an earlier one.' });
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}
