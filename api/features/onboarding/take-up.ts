import type { OnboardingStep } from '@domain/practice/onboarding';
import { providerUsersFault } from '@domain/practice/onboarding';
import { addPeople, peopleOfEnrollment } from '@domain/practice/self-enrollment';
import { carryOut, changeOne } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { leadOf as enrolledLead, type Lead, rememberTakenUp, signedEnrollment } from '../provider-enrollment/index';
import { accountsOf } from '../staff/index';
import { fillPractice, informationOf } from './enrolled-practice';
import { keepOnboarding, type Onboarded, onboardedAt, type StaffContext } from './keep-onboarding';
import { makePractice, ofName } from './make-practice';
import { type OnboardingRow, takenOnboardingOfLead } from './onboarding.reads';
import { usersOf } from './onboarding.view';
import { deleteWaiting, keepProfile } from './onboarding.writes';
import type { Tags } from './practice.view';
import { takeAccounts } from './take-accounts';

const at = (message: string) => [{ field: 'providerLeadId', message }];
const unknown = () => new AppError('INVALID_FIELDS', { fields: at('No open self-enrollment has this number.') });
const takenAlready = (message: string) =>
  new AppError('DUPLICATED_DATA', { userMessage: message, fields: at(message), extra: { duplicated: true } });

/**
 * Takes up a practice that enrolled itself: what it said becomes the practice, its people, its bank and its card, and nobody types it
 * again. One that enrolled at the address of a practice that is being set up goes to that practice, where nothing is replaced that
 * somebody typed.
 *
 * Effects, in one transaction: the practice, what is told of it with the agreement that it signed, its bank and card out of the vault, the
 * steps, history of the enrollment, audit rows.
 * @throws AppError INVALID_FIELDS for a number that is none, or is not signed; DUPLICATED_DATA for one that was taken up already, and where
 * the practice took up another one.
 * Source: decision 65.
 */
export async function takeUp(leadId: string, { actor, meta }: { actor: StaffActor; meta: RequestMeta }, deps: Deps) {
  return carryOut({ actor, meta }, deps, async (context) => {
    const { tx, record } = context;
    const waiting = await tx.first(takenOnboardingOfLead, { leadId });
    const lead = waiting && (await enrolledLead({ db: tx, vault: deps.vault }, leadId));
    if (!waiting || !lead?.finishedAt) throw unknown();
    if (waiting.status !== 'WAITING') throw takenAlready('A colleague is already onboarding this self-enrollment.');
    const to =
      lead.practiceId === null
        ? await newPractice(context, waiting, lead)
        : await practiceInSetup(context, waiting, { lead, practiceId: lead.practiceId });
    const onboarding = await fill(context, to, lead);
    await rememberTakenUp(context, leadId);
    const { id } = to.row;
    await record('onboarding.taken_up', { practiceId: to.practice.id, id, detail: { providerLeadId: leadId } });
    return { onboarding };
  });
}

async function newPractice(context: StaffContext, row: OnboardingRow, lead: Lead): Promise<Onboarded> {
  const { practice, profile } = await makePractice(context, row, informationOf(lead));
  return { row: { ...row, status: 'IN_PROGRESS', practice_id: practice.id }, practice, profile };
}

async function practiceInSetup(
  { tx }: StaffContext,
  waiting: OnboardingRow,
  { lead, practiceId }: { lead: Lead; practiceId: string },
): Promise<Onboarded> {
  const { row, practice, profile } = await onboardedAt(tx, practiceId);
  if (row.provider_lead_id !== null) throw takenAlready('This practice is already linked to another self-enrollment.');
  await changeOne(tx, deleteWaiting, { id: waiting.id, version: waiting.version });
  const filled = await fillPractice(tx, { practice, profile }, lead);
  return { row: { ...row, provider_lead_id: lead.id }, ...filled };
}

/** What both have in common: agreement, accounts, people, and the steps that are done by it. */
async function fill(context: StaffContext, { row, practice, profile }: Onboarded, lead: Lead) {
  const { tx, deps } = context;
  const signed = await signedEnrollment(tx, deps, lead.id);
  const { accountHolder, hasBank } = await takeAccounts(context, practice, lead);
  await tx.run(keepProfile, {
    ...profile,
    document_id: profile.document_id ?? signed?.agreementId ?? null,
    account_holder: accountHolder ?? profile.account_holder,
  });
  // People of a practice that was open once have accounts already.
  const users = row.status === 'IN_PROGRESS' ? addPeople(usersOf(row), peopleOfEnrollment(lead.answers)) : usersOf(row);
  const known = await accountsOf(
    tx,
    users.map(({ email }) => email),
  );
  const step: OnboardingStep[] = ['lead', 'provider-information'];
  if (providerUsersFault(users) === null && known.size === 0) step.push('users');
  if (hasBank) step.push('bank');
  const change = {
    status: row.status,
    practice_id: practice.id,
    provider_lead_id: row.provider_lead_id,
    ...ofName(practice, JSON.parse(profile.tags) as Tags),
    users: JSON.stringify(users),
  };
  return keepOnboarding(context, row, { step, change });
}
