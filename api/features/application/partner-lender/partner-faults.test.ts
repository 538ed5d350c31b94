import { finishApplication } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { partnerConsents } from '@contract/consents';
import { viewDocument } from '@contract/document/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { faultModes } from '../../../../sandbox/faults/faults';
import { quickRuntime } from '../../../test/quick-runtime';
import { VENDOR_LIMIT_MS } from '../../../test/vendor-faults/trouble';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

const runtime = quickRuntime();
let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld((sandbox) =>
    sandbox.vendors({ runtime, timeoutMs: VENDOR_LIMIT_MS, connectTimeoutMs: VENDOR_LIMIT_MS }),
  );
});
afterEach(() => world.sandbox.reset());
afterAll(() => world.discard());

const TRIES_MAX = 6;
const MINUTE_MS = 60_000;
const fault = (mode: string) =>
  world.sandbox.fault({ vendor: 'partner', mode, times: 3, delayMs: 2 * VENDOR_LIMIT_MS });

/** Presses until it is answered; every answer before is that the lender is away, and nothing else. */
async function insist(press: (key: string) => Promise<{ status: number; body: unknown }>): Promise<number> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const { status, body } = await press(crypto.randomUUID());
    if (status === 200) return tries;
    expect([status, (body as { code: string }).code]).toEqual([503, 'VENDOR_UNAVAILABLE']);
    // The breaker lets the next one through.
    runtime.advance(MINUTE_MS);
  }
  throw new Error('It never answered');
}

async function denied(): Promise<Applicant> {
  const home = { state: 'NY', city: 'New York', zipCode: '10001' } as const;
  const who = await world.applicant('0016', home, 'empire-implants');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

const pageOf = async ({ applicationId }: Applicant) => {
  const [row] = await world.rows<{ status: string; page_path: string }>('application', ['id', applicationId]);
  return [row?.status, row?.page_path];
};
type Asked = { accountNumber: string | null };
const askedOf = async (): Promise<Asked[]> => (await fetch(`${world.sandbox.url}/sandbox/partner`)).json();

test.each(faultModes)('a lender that is in trouble by %s is asked once, and lends once', async (mode) => {
  const who = await denied();
  const { applicationId, token } = who;
  const shown = await world.call(getPartnerDisclosure, { query: { applicationId } }, who);
  const consent = { body: { applicationId, consentHash: shown.body.sha256 } };
  await fault(mode);
  await insist((key) => world.call(askPartnerLender, consent, { token, headers: { 'idempotency-key': key } }));
  expect(await pageOf(who)).toEqual(['DENIED', 'genesis-offer-review']);
  expect(await askedOf()).toHaveLength(1);

  await world.call(acceptPartnerOffer, { body: { applicationId } }, who);
  const params = { documentKey: 'partner-loan-agreement' as const };
  const agreement = await world.call(viewDocument, { params, query: { applicationId } }, who);
  const [person] = await world.rows<{ first_name: string; last_name: string }>('borrower', ['email', who.email]);
  const typedName = `${person?.first_name} ${person?.last_name}`;
  const signature = { applicationId, typedName, disclosureHash: agreement.body.sha256, consents: [...partnerConsents] };
  await fault(mode);
  await insist((key) =>
    world.call(signPartnerAgreement, { body: signature }, { token, headers: { 'idempotency-key': key } }),
  );
  expect(await pageOf(who)).toEqual(['DENIED', 'genesis-confirmation']);
  expect((await askedOf()).map(({ accountNumber }) => accountNumber !== null)).toEqual([true]);
  const papers = await world.papers<{ document_key: string }>(applicationId);
  expect(papers.filter((row) => row.document_key === 'partner-loan-agreement')).toHaveLength(1);
});
