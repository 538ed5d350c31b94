import { listApplications } from '@contract/application-details/list';
import { getLoggedBorrower, verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { sendContactCode, verifyContactCode } from '@contract/borrower-file/ask-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import {
  changeBorrowerPractice,
  changeCreditProfileInfo,
  changePatientInfo,
  changePersonalInfo,
} from '@contract/borrower-file/info-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine, aMembership, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

type Given = Parameters<typeof aBorrower>[1];
let people = 0;
/** A patient of a practice with a phone number of their own. */
async function aPatient(given: Given = {}) {
  people += 1;
  const phone = `51255502${String(people).padStart(2, '0')}`;
  const row = await aBorrower(world.deps, { phone, phone_verified_at: world.deps.clock.now(), ...given });
  await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
  return { row, params: { id: row.id }, version: row.version, phone };
}
const fileOf = async (id: string) => (await world.call(getBorrower, { query: { user_id: id } }, { token })).body.user;

describe('how a person is reached', () => {
  const readOut = async (params: { id: string }, channel: 'email' | 'phone', to: string) => {
    expect((await world.call(sendContactCode, { params, body: { channel } }, { token })).status).toBe(200);
    const otp = await world.codeFor(to);
    return world.call(verifyContactCode, { params, body: { channel, otp } }, { token });
  };

  test('a new number waits for its code; the old one and the email are told without the values, and the new one, too', async () => {
    const { row, params, version, phone } = await aPatient();
    const body = { phoneNumber: '(512) 555-0299', version };
    const { status, body: answer } = await world.call(changePatientInfo, { params, body }, { token });
    expect(status).toBe(200);
    expect(answer.user).toMatchObject({ phoneNumber: phone, isPhoneVerified: true, newPhoneNumber: '5125550299' });
    expect(answer.user.acts).toMatchObject([
      {
        kind: 'PATIENT_INFO',
        userName: 'Priya Raman',
        changes: [{ field: 'newPhoneNumber', from: null, to: '5125550299' }],
      },
    ]);
    const [mail] = await world.mailsTo(row.email);
    expect(mail?.text).toContain('asked to change your phone number');
    expect(mail?.text).not.toContain('5125550299');
    expect((await world.mailsTo(`+1${phone}`))[0]?.text).toContain('asked to change your phone number');
    expect((await world.mailsTo('+15125550299'))[0]?.text).toContain('To confirm it, log in at');
    const proven = await readOut(params, 'phone', '+15125550299');
    expect(proven.body.user).toMatchObject({
      phoneNumber: '5125550299',
      isPhoneVerified: true,
      newPhoneNumber: null,
      acts: [{ kind: 'PHONE_VERIFIED', changes: [{ field: 'phoneNumber', from: phone, to: '5125550299' }] }, {}],
    });
    expect((await world.mailsTo(`+1${phone}`))[0]?.text).toContain('We changed your phone number');
  });

  test('until a new email address is proven, codes and notices go to the old one, and then to the new one alone', async () => {
    const { row, params, version } = await aPatient({ language: 'es' });
    const email = 'quillfeather@example.test';
    const { body } = await world.call(changePatientInfo, { params, body: { email, version } }, { token });
    expect(body.user).toMatchObject({ email: row.email, isEmailVerified: true, newEmail: email });
    expect((await world.mailsTo(row.email))[0]?.subject).toBe('Un cambio en su cuenta de PatientFi está pendiente');
    expect((await world.mailsTo(email))[0]?.subject).toBe('Confirme este correo para PatientFi');
    const codes = async (to: string) => {
      const before = (await world.mailsTo(to)).length;
      await world.call(verifyWelcomeBack, { body: { data: to } });
      await world.codeFor(to).catch(() => undefined);
      return (await world.mailsTo(to)).length - before;
    };
    expect([await codes(row.email), await codes(email)]).toEqual([1, 0]);
    const proven = await readOut(params, 'email', email);
    expect(proven.body.user).toMatchObject({ email, isEmailVerified: true, newEmail: null });
    expect((await world.mailsTo(row.email))[0]?.subject).toBe('Cambiamos su cuenta de PatientFi');
    expect((await world.mailsTo(email))[0]?.subject).toBe('Cambiamos su cuenta de PatientFi');
    expect([await codes(row.email), await codes(email)]).toEqual([0, 1]);
    const found = await world.call(listApplications, { body: { search: 'quillfeather' } }, { token });
    expect(found.body.data.map(({ borrowerId }) => borrowerId)).toEqual([row.id]);
  });

  test('whoever reads the old mailbox gets in no more once the new one is proven, by a code that is out or a session', async () => {
    const { row, params, version } = await aPatient();
    const ask = async () => {
      const { user } = (await world.call(verifyWelcomeBack, { body: { data: row.email } })).body;
      return { body: { user, otp: await world.codeFor(row.email) } };
    };
    const session = { token: (await world.call(verifyLoginCode, await ask())).body.token };
    const late = await ask();
    const email = 'elsewhere@example.test';
    expect((await world.call(changePatientInfo, { params, body: { email, version } }, { token })).status).toBe(200);
    expect((await world.call(getLoggedBorrower, {}, session)).status).toBe(200);
    expect((await readOut(params, 'email', email)).status).toBe(200);
    const refused = await world.call(verifyLoginCode, late);
    expect([refused.status, refused.body.code]).toEqual([422, 'CODE_USED_UP']);
    expect((await world.call(getLoggedBorrower, {}, session)).status).toBe(401);
  });

  test('what waits for its proof is taken back by the address that holds', async () => {
    const { row, params, version } = await aPatient();
    const change = (email: string, of: number) =>
      world.call(changePatientInfo, { params, body: { email, version: of } }, { token });
    const asked = await change('first-wish@example.test', version);
    const other = await change('second-wish@example.test', asked.body.user.version);
    expect(other.body.user.newEmail).toBe('second-wish@example.test');
    const back = await change(row.email, other.body.user.version);
    expect(back.body.user).toMatchObject({ email: row.email, newEmail: null, isEmailVerified: true });
    expect((await world.call(sendContactCode, { params, body: { channel: 'email' } }, { token })).status).toBe(409);
  });

  test('an address that another account proved meanwhile takes nobody’s place', async () => {
    const email = 'wanted@example.test';
    const { params, version } = await aPatient();
    expect((await world.call(changePatientInfo, { params, body: { email, version } }, { token })).status).toBe(200);
    await world.call(sendContactCode, { params, body: { channel: 'email' } }, { token });
    const otp = await world.codeFor(email);
    await aPatient({ email });
    const late = await world.call(verifyContactCode, { params, body: { channel: 'email', otp } }, { token });
    expect([late.status, late.body.code]).toEqual([409, 'DUPLICATED_DATA']);
  });

  test('an address that another account has proven is refused', async () => {
    const other = await aPatient();
    const { params, version } = await aPatient();
    const asked = await world.call(changePatientInfo, { params, body: { email: other.row.email, version } }, { token });
    expect([asked.status, asked.body.code, asked.body.duplicated]).toEqual([409, 'DUPLICATED_DATA', true]);
  });

  test('what is so already changes nothing and tells nobody', async () => {
    const { row, params, version } = await aPatient();
    const before = (await world.mailsTo(row.email)).length;
    const { body } = await world.call(changePatientInfo, { params, body: { email: row.email, version } }, { token });
    expect([body.user.version, body.user.acts]).toEqual([version, []]);
    expect(await world.mailsTo(row.email)).toHaveLength(before);
  });
});

test('who saw an earlier version is refused with what was changed since, and by whom', async () => {
  const { params, version } = await aPatient();
  await world.call(changePersonalInfo, { params, body: { city: 'Dallas', zipCode: '75201', version } }, { token });
  const late = await world.call(changePatientInfo, { params, body: { phoneNumber: '5125550300', version } }, { token });
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  expect(late.body).toMatchObject({
    version: version + 1,
    changes: [
      { row: 'Priya Raman', column: 'city', from: 'Austin', to: 'Dallas' },
      { row: 'Priya Raman', column: 'zipCode', from: '78701', to: '75201' },
    ],
  });
});

describe('who a person is', () => {
  test('a name is changed in the file and in the lists, and the person is told', async () => {
    const { row, params, version } = await aPatient();
    const { body } = await world.call(
      changePersonalInfo,
      { params, body: { lastName: 'Okonkwo', version } },
      { token },
    );
    expect(body.user.name).toBe('Ana Okonkwo');
    const found = await world.call(listApplications, { body: { search: 'okonkwo' } }, { token });
    expect(found.body.data.map(({ name }) => name)).toEqual(['Ana Okonkwo']);
    expect((await world.mailsTo(row.email))[0]?.text).toContain('changed your name');
  });

  test('who is a member alone hears of it under the name and with the number of memberships', async () => {
    const phone = '5125550288';
    const row = await aBorrower(world.deps, { phone, phone_verified_at: world.deps.clock.now() });
    await aMembership(world.deps, row, { practice_id: 'prac-harbor-medspa' });
    const { name, supportPhone } = world.deps.config.brandMembership;
    const params = { id: row.id };
    await world.call(changePersonalInfo, { params, body: { lastName: 'Okafor', version: row.version } }, { token });
    const [mail] = await world.mailsTo(row.email);
    expect(mail?.text).toContain(supportPhone);
    expect(mail?.text).not.toContain(world.deps.config.brandFinancing.supportPhone);
    await world.call(changePatientInfo, { params, body: { phoneNumber: '(512) 555-0287' } }, { token });
    expect((await world.mailsTo(`+1${phone}`))[0]?.text).toMatch(new RegExp(`^${name}: `));
  });

  test.each([
    ['birthDate', { birthDate: '2015-03-01' }],
    ['street', { street: 'PO Box 12' }],
    ['zipCode', { zipCode: '10001' }],
  ])('the rules of the application hold: %s', async (field, given) => {
    const { params, version } = await aPatient();
    const { status, body } = await world.call(changePersonalInfo, { params, body: { ...given, version } }, { token });
    expect([status, body.fields?.map((fault) => fault.field)]).toEqual([422, [field]]);
  });
});

describe('the limit', () => {
  const limited = async (approvedCreditLine: number, askedByPatient: boolean) => {
    const { row, params, version } = await aPatient();
    const line = await aCreditLine(world.deps, row, { approved_line_cents: 800_000, balance_cents: 100_000 });
    await aTransaction(world.deps, line, { amount_cents: 200_000 });
    const body = { approvedCreditLine, askedByPatient, version };
    return { row, ...(await world.call(changeCreditProfileInfo, { params, body }, { token })) };
  };

  test.each([
    [12_000, false],
    [3000, true],
  ])('is set to $%d within the rules’ most and what is held, and the patient is told', async (dollars, asked) => {
    const { row, status, body } = await limited(dollars, asked);
    expect([status, body.user.credit_profile?.approvedCreditLine]).toEqual([200, dollars]);
    expect((await world.mailsTo(row.email))[0]?.text).toContain(`$${dollars.toLocaleString('en-US')}`);
  });

  test.each([
    ['above the most that the rules gave', 12_000.01, true, 'approvedCreditLine'],
    ['below what is owed and asked for', 2999.99, true, 'approvedCreditLine'],
    ['lower without the patient’s wish', 5000, false, 'askedByPatient'],
  ])('is refused %s', async (_, dollars, asked, field) => {
    const { status, body } = await limited(dollars, asked);
    expect([status, body.fields?.map((fault) => fault.field)]).toEqual([422, [field]]);
  });
});

test('without a version the last change is right', async () => {
  const { params } = await aPatient();
  const moved = await world.call(changePersonalInfo, { params, body: { city: 'Evanston' } }, { token });
  const called = await world.call(changePatientInfo, { params, body: { phoneNumber: '5125550187' } }, { token });
  expect([moved.status, called.status, called.body.user?.newPhoneNumber]).toEqual([200, 200, '5125550187']);
});

test('the practice under which a person stands is changed, and they are told', async () => {
  const { row, params } = await aPatient();
  const to = (practiceId: string) => world.call(changeBorrowerPractice, { params, body: { practiceId } }, { token });
  expect((await to('prac-harbor-medspa')).status).toBe(200);
  expect((await world.rows('borrower', ['id', row.id]))[0]).toMatchObject({ practice_id: 'prac-harbor-medspa' });
  expect((await fileOf(row.id)).acts[0]?.changes).toEqual([
    { field: 'practiceId', from: 'Bright Smile Dental', to: 'Harbor Med Spa' },
  ]);
  const [mail] = await world.mailsTo(row.email);
  expect([mail?.subject, mail?.text]).toEqual([
    'We changed your PatientFi account',
    expect.stringContaining('your practice'),
  ]);
});

describe('at the desk of a practice', () => {
  const desk = () => world.staffSession('staff@bright-smile.test');

  test('a number that nobody has proven is mended, the person hears of it, and their session goes on', async () => {
    const { row, params, version } = await aPatient({ phone_verified_at: null });
    const token = await world.sessionOf('borrower', row.id);
    const body = { phoneNumber: '5125550111', version };
    const mended = await world.call(changePatientInfo, { params, body }, { token: await desk() });
    expect([mended.status, mended.body.user?.phoneNumber, mended.body.user?.isPhoneVerified]).toEqual([
      200,
      '5125550111',
      false,
    ]);
    // What staff did stands in the file for the platform's own people.
    expect(mended.body.user?.acts).toEqual([]);
    expect((await fileOf(row.id)).acts[0]).toMatchObject({
      kind: 'PATIENT_INFO',
      changes: [{ field: 'phoneNumber', to: '5125550111' }],
    });
    expect((await world.call(getLoggedBorrower, {}, { token })).status).toBe(200);
  });

  test.each([
    ['phoneNumber', { phoneNumber: '5125550112' }],
    ['email', { email: 'other@example.test' }],
  ])('what opens the account stays: the %s', async (field, body) => {
    const { row, params, phone } = await aPatient();
    const refused = await world.call(changePatientInfo, { params, body }, { token: await desk() });
    expect([refused.status, refused.body.fields?.map((fault) => fault.field)]).toEqual([422, [field]]);
    expect(await fileOf(row.id)).toMatchObject({ email: row.email, phoneNumber: phone, acts: [] });
  });

  test('who the treatment is for is changed in the newest application, and its history says so without the name', async () => {
    const { row, params } = await aPatient();
    const patientInfo = { firstName: 'Mia', lastName: 'Rays', phone: '5125550113' };
    const body = { isPatient: false, patientInfo };
    const changed = await world.call(changePatientInfo, { params, body }, { token: await desk() });
    expect(changed.body.user?.patientInfo).toMatchObject({ isPatient: false, ...patientInfo });
    const again = await world.call(
      changePatientInfo,
      { params, body },
      { token: await world.staffSession('admin@demo.test') },
    );
    expect(again.status).toBe(200);
    const { patientInfo: stored, acts } = await fileOf(row.id);
    expect(stored).toMatchObject(patientInfo);
    expect(acts.map(({ changes }) => changes)).toEqual([[{ field: 'patientInfo', from: 'as it was', to: 'changed' }]]);
    const history = await world.rows('application_history', ['application_id', stored?.applicationId ?? '']);
    expect(history).toMatchObject([{ action: 'ANSWERS_SAVED', note: 'patientInfo' }]);
  });
});
