import { sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import { verifyApplicationCode } from '@contract/application/code-calls';
import {
  finishApplication,
  openIdentityVerification,
  signCreditLineAgreement,
  submitIdentityVerification,
} from '@contract/application/decision-calls';
import { submitKbaExam } from '@contract/application/exam-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { partnerConsents } from '@contract/consents';
import {
  approveCreditTransaction,
  createPatientTransaction,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { viewDocument } from '@contract/document/calls';
import type { CallInput, Endpoint, ResultOf } from '@contract/endpoint';
import { createBankLinkToken, saveLinkedBank } from '@contract/payment-method/calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { type ApplyWorld, COMPLETE } from '../../features/application/testing/apply-world';
import { connectBank } from '../../vendors/bank-link/testing/connect-bank';
import { agreedDebits } from '../agreed-debits';
import { inLetters } from '../in-letters';
import { passInquiry } from '../parallel/same-decision';
import type { Trouble } from './trouble';

/** Ways through the product that ask every vendor, by the digits that choose the credit file. */
export const LIVES = ['0001', '0004', '0006', '0007', '0012', '0016'] as const;
export type LifeScript = (typeof LIVES)[number];

const NEW_YORK = { state: 'NY', city: 'New York', zipCode: '10001' } as const;
const WISCONSIN = { state: 'WI', city: 'Madison', zipCode: '53703', isMarried: true } as const;
/** Whose spouse is told of the loan by letter. */
const MARRIED: LifeScript = '0001';
/** A fault ends after four requests, and the breaker after a minute. */
const PRESSES_MAX = 8;
/** In half a minute each, so that a code which came in the last is still good. */
const ROUNDS_OF_CODE = 16;
/** In half a minute each: as long as the dispatcher tries, whose last pauses are fifteen minutes. */
const ROUNDS_MAX = 480;
/** After so many, a fault is over within its round. */
const ROUNDS_OF_TROUBLE = 4;
const MINUTE_MS = 60_000;
const AMOUNT = 3000;
const PAID = 50;

type World = { world: ApplyWorld; trouble: Trouble; advance: (milliseconds: number) => void };
type Person = { email: string; token: string; applicationId: string; name: string; practice: string };

/** A person who presses again as long as a vendor is said not to answer. */
function insisting({ world, trouble, advance }: World) {
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string): Promise<ResultOf<E>> => {
    let key = world.deps.newId();
    for (let press = 1; ; press += 1) {
      await trouble.strike();
      const answer = await world.call(endpoint, input, { token, headers: { 'idempotency-key': key } });
      if (answer.status === 200) return answer.body as ResultOf<E>;
      if (answer.status !== 503 || press === PRESSES_MAX)
        throw new Error(`${endpoint.id} answers ${answer.status} ${JSON.stringify(answer.body)}`);
      if (press > PRESSES_MAX / 2) await trouble.calm();
      advance(MINUTE_MS);
      // Half of the people press a new button after a reload.
      if (trouble.draw(2) === 1) key = world.deps.newId();
    }
  };
}

/** Sends everything that waits, however often that is refused, and returns the mails of `to`, who waits for a code in them. */
export async function deliver({ world, trouble, advance }: World, to?: string) {
  const roundsMax = to === undefined ? ROUNDS_MAX : ROUNDS_OF_CODE;
  for (let round = 0; ; round += 1) {
    await trouble.strike();
    const mails = await world.mailsTo(to ?? 'nobody@example.test');
    const waiting = (await world.rows<{ done_at: string | null }>('outbox')).filter(({ done_at }) => done_at === null);
    if (waiting.length === 0) return mails;
    if (round === roundsMax) throw new Error(`${waiting.length} messages were never sent`);
    if (round > ROUNDS_OF_TROUBLE) await trouble.calm();
    world.deps.clock.advance(MINUTE_MS / 2);
    advance(MINUTE_MS / 2);
  }
}

/** One for each life, whose letters are told apart by the name. */
const spouseOf = (lastName: string) => ({ firstName: 'Sky', lastName, isSameAddressAsSpouse: true });

let people = 0;

async function arrive(of: World, lastFour: LifeScript): Promise<Person> {
  const insist = insisting(of);
  people += 1;
  const email = `life${people}-${lastFour}@example.test`;
  const isPartners = lastFour === '0016';
  const isMarried = lastFour === MARRIED;
  const practice = isPartners ? 'empire-implants' : isMarried ? 'lakeview-derm' : 'bright-smile';
  const { applicationId } = await insist(startApplication, { body: { email, practice } });
  await insist(sendApplicationEmailCode, { body: { email, applicationId } });
  const otp = (await deliver(of, email)).find(({ code }) => code !== undefined)?.code;
  if (!otp) throw new Error(`No code reached ${email}`);
  const { token } = await insist(verifyApplicationCode, { body: { otp, applicationId, email, channel: 'email' } });
  if (!token) throw new Error(`${email} was not let in`);
  const lastName = `Life ${inLetters(people)}`;
  const home = isPartners ? NEW_YORK : isMarried ? { ...WISCONSIN, spouseInfo: spouseOf(lastName) } : {};
  const answers = { ...COMPLETE, lastName, ssnLastFourDigits: lastFour, applicationId, ...home };
  await insist(savePersonalInfo, { body: answers }, token);
  return { email, token, applicationId, name: `${COMPLETE.firstName} ${lastName}`, practice };
}

/**
 * A life with the product: an application, the questions or the inquiry that it leads to, signature, bank, purchase and a payment, or
 * a loan of the partner lender. Returns what is left of it, which faults of vendors must not change.
 */
export async function live(of: World, lastFour: LifeScript) {
  const { world } = of;
  const insist = insisting(of);
  const asked = (await askedOf(world)).length;
  const who = await arrive(of, lastFour);
  const { applicationId, token } = who;
  let outcome = await insist(finishApplication, { body: { applicationId } }, token);
  const exam = outcome.truvalidate.KBA;
  if (exam) {
    const answers = await world.sandbox.rightAnswers(exam.examId);
    outcome = await insist(
      submitKbaExam,
      { body: { applicationId, payload: { examId: exam.examId, answers } } },
      token,
    );
  }
  if (lastFour === '0007') {
    const inquiry = await insist(openIdentityVerification, { query: { applicationId } }, token);
    await passInquiry(inquiry.url);
    outcome = await insist(submitIdentityVerification, { body: { applicationId } }, token);
  }
  if (lastFour === '0016') await borrowFromPartner(of, who);
  if (outcome.status === 'APPROVED') await buy(of, who);
  await deliver(of);
  return { ...(await footprint(of, who)), askedOfPartner: (await askedOf(world)).length - asked };
}

async function signatureOf(of: World, { applicationId, token, name }: Person, documentKey: 'credit-line-agreement') {
  const shown = await insisting(of)(viewDocument, { params: { documentKey }, query: { applicationId } }, token);
  return { applicationId, typedName: name, disclosureHash: shown.sha256 };
}

async function borrowFromPartner(of: World, who: Person): Promise<void> {
  const insist = insisting(of);
  const { applicationId, token } = who;
  const { sha256: consentHash } = await insist(getPartnerDisclosure, { query: { applicationId } }, token);
  await insist(askPartnerLender, { body: { applicationId, consentHash } }, token);
  await insist(acceptPartnerOffer, { body: { applicationId } }, token);
  const signature = await signatureOf(of, who, 'partner-loan-agreement' as 'credit-line-agreement');
  await insist(signPartnerAgreement, { body: { ...signature, consents: [...partnerConsents] } }, token);
}

async function buy(of: World, who: Person): Promise<void> {
  const { world } = of;
  const insist = insisting(of);
  const signature = await signatureOf(of, who, 'credit-line-agreement');
  const consents = ['credit-line-agreement', 'electronic-records-signature'];
  await insist(signCreditLineAgreement, { body: { ...signature, consents } }, who.token);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const id = row?.borrower_id ?? '';
  const token = await world.sessionOf('borrower', id);
  await linkBank(of, token);
  const staff = await world.staffSession(`manager@${who.practice}.test`);
  const wish = { practiceManagementId: `prac-${who.practice}`, txAmount: AMOUNT };
  await insist(createPatientTransaction, { params: { id }, body: wish }, staff);
  const [transaction] = await world.rows<{ id: string }>('credit_transaction', ['borrower_id', id]);
  const txId = transaction?.id ?? '';
  await insist(selectPaymentPlan, { body: { transactionId: txId, product: 'FIXED_24' } }, token);
  await insist(approveCreditTransaction, { params: { id, txId }, body: {} }, token);
  await insist(makeLoanPayment, { params: { id, txId }, body: { amount: PAID } }, token);
}

/** A token of the bank's page works once, so a person whose link failed goes through the page again. */
async function linkBank(of: World, token: string): Promise<void> {
  const { world, trouble, advance } = of;
  for (let press = 1; press <= PRESSES_MAX; press += 1) {
    const { data } = await insisting(of)(createBankLinkToken, { body: {} }, token);
    const { message } = await connectBank(data.url, 'ins_109508:acc_checking');
    await trouble.strike();
    const given = { publicToken: message.public_token ?? '', metadata: message.metadata ?? {} };
    const body = { ...given, ...agreedDebits(world.deps) };
    const { status } = await world.call(saveLinkedBank, { body }, { token });
    if (status === 200) return;
    advance(MINUTE_MS);
    if (press > PRESSES_MAX / 2) await trouble.calm();
  }
  throw new Error('The bank was never linked');
}

const askedOf = async ({ sandbox }: ApplyWorld): Promise<unknown[]> =>
  (await fetch(`${sandbox.url}/sandbox/partner`)).json();

type Row = Record<string, string | number | null>;

async function footprint({ world }: World, { applicationId, email, name }: Person) {
  const rows = (table: string, where: [string, string]) => world.rows<Row>(table, where);
  const ofApplication = (table: string) => rows(table, ['application_id', applicationId]);
  const [application] = await rows('application', ['id', applicationId]);
  const borrower: [string, string] = ['borrower_id', String(application?.borrower_id)];
  const transactions = await rows('credit_transaction', borrower);
  const payments = await rows('payment', borrower);
  const documents = [...(await ofApplication('document')), ...(await rows('document', borrower))];
  const mails = await world.sandbox.mailbox(email);
  const spouse = name.replace(COMPLETE.firstName ?? '', 'Sky');
  const letters = await world.sandbox.mailbox(`${spouse}, ${COMPLETE.street}, Madison, WI 53703`);
  return {
    application: [application?.status, application?.page_path],
    decisions: (await ofApplication('decision')).length,
    history: (await ofApplication('application_history')).map(({ action }) => action).sort(),
    documents: [...new Set(documents.map(({ id, document_key }) => `${document_key} ${id}`))]
      .map((each) => each.split(' ')[0])
      .sort(),
    lines: (await rows('credit_profile', borrower)).length,
    methods: (await rows('payment_method', borrower)).length,
    transactions: transactions.map(({ status, amount_cents }) => [status, Number(amount_cents)]),
    payments: payments.map(({ kind, amount_cents }) => [kind, Number(amount_cents)]),
    letters: letters.length,
    mails: [...new Set(mails.map(({ subject }) => subject))].sort(),
  };
}
