import { readdirSync, readFileSync } from 'node:fs';
import { allEndpoints } from '@contract/index';
import { expect, test } from 'vitest';

/** What a practice's page can frame: the flows and what they share. */
const FRAMED = ['apply', 'signup', 'enrollment', 'pay', 'steps'];

/** Calls of the flows that are not legally binding, each with the reason why not. */
const BINDS_NOBODY: Readonly<Record<string, string>> = {
  startApplication: 'an address is typed, nothing is known of it',
  startSignup: 'the same',
  startEnrollment: 'answers that are seen again before they are signed',
  saveEnrollmentOwner: 'the same',
  saveEnrollmentBank: 'the same',
  saveEnrollmentCard: 'the card was entered on the page of its vault',
  mailEnrollmentLink: 'mails a link to the contact',
  openEnrollmentLink: 'the link of a mail, which a cover does not have',
  sendApplicationEmailCode: 'a code goes to the person, limited',
  sendApplicationTextCode: 'the same',
  sendOwnContactCode: 'a code goes to the new contact, limited',
  confirmOwnContact: 'the code is typed, which a cover cannot',
  sendApplicationVoiceCode: 'the same',
  verifyApplicationCode: 'the code is typed, which a cover cannot',
  verifyApplicationWelcomeBack: 'the same',
  verifySignupCode: 'the same',
  renewDuplicatedApplicant: 'sends a code to the account itself, or takes the code that was typed',
  renewDuplicatedUser: 'the same',
  saveApplicationForLater: 'mails a link to the person',
  saveSignupForLater: 'the same',
  emailSignupLink: 'the same',
  sendAccountSuccess: 'the same',
  saveSignupName: 'answers that are seen again before they are used',
  saveSignupAddress: 'the same',
  saveSignupSsn: 'the same',
  saveKbaAnswers: 'kept, not yet handed in',
  saveSignupKbaAnswers: 'the same',
  submitIdentityVerification: 'what the person did on the page of the identity vendor is read',
  submitSignupIdentity: 'the same',
  createTabTicket: 'opens a tab of our own, in which everything is seen',
  createBankLinkToken: 'opens the page of the bank link',
  openTab: 'the ticket of a tab that the person opened',
  chooseLanguage: 'the language of what comes; it is asked in no frame',
};

const root = new URL('../', import.meta.url);
/** Calls that the files of some areas make. */
const madeIn = (areas: readonly string[]) =>
  new Set(
    areas.flatMap((area) =>
      readdirSync(new URL(`${area}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .flatMap((file) => {
          const source = readFileSync(new URL(`${area}/${file}`, root), 'utf8');
          return [...source.matchAll(/\bcall\(\s*(\w+)/g)].map(([, id = '']) => id);
        }),
    ),
  );
const made = madeIn(FRAMED);
const writing = allEndpoints.filter(({ id, method }) => made.has(id) && method !== 'GET');

test('the calls of the flows are found', () => expect(writing.length).toBeGreaterThan(30));

test('every call of a flow that writes binds, and so needs a press in plain sight, or says why it binds nobody', () => {
  const unsaid = writing.filter(({ id, binds }) => binds === undefined && !(id in BINDS_NOBODY));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
  expect(Object.keys(BINDS_NOBODY).filter((id) => !writing.some((call) => call.id === id && !call.binds))).toEqual([]);
});

test('what binds is asked for by a flow that can be framed, or by the member’s portal alone, which cannot', () => {
  const areas = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const elsewhere = madeIn(areas.filter((area) => area !== 'member'));
  const ofMembers = allEndpoints.filter(({ id, binds }) => binds === true && !made.has(id)).map(({ id }) => id);
  expect(ofMembers).toContain('activateMembership');
  expect(ofMembers.filter((id) => elsewhere.has(id) || !madeIn(['member']).has(id))).toEqual([]);
});
