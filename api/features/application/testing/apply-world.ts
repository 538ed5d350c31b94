import { sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import { verifyApplicationCode } from '@contract/application/code-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import type { CallInput } from '@contract/endpoint';
import { createOutboxDispatcher } from '../../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../../outbox-handlers';
import { startTestApp, type TestApp } from '../../../test/app';
import { inLetters } from '../../../test/in-letters';
import { type MailboxEntry, type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import type { Vendors } from '../../../vendors/vendors';

type PersonalInfo = Omit<CallInput<typeof savePersonalInfo>['body'], 'applicationId'>;

/** The application and the vendor sandbox, with the steps of an applicant as one call each. */
export type ApplyWorld = TestApp & {
  sandbox: SandboxHarness;
  /** Sends what waits in the outbox and reads the newest code that reached the address or number. */
  codeFor(to: string): Promise<string>;
  /** Sends what waits in the outbox and reads everything that reached the address or number, newest first. */
  mailsTo(to: string): Promise<readonly MailboxEntry[]>;
  /** Start, code by e-mail and its entry. */
  arrive(email: string, practice?: string): Promise<{ token: string; applicationId: string }>;
  /** `arrive` and a complete set of answers; the last four digits choose the credit file. */
  applicant(lastFour: string, answers?: PersonalInfo, practice?: string): Promise<Applicant>;
  /** Rows of a table. */
  rows<T = Record<string, unknown>>(table: string, where?: [string, string]): Promise<T[]>;
  /** What was signed with an application or sent for it, beside the texts that were accepted by going on. */
  papers<T = Record<string, unknown>>(applicationId: string): Promise<T[]>;
};

export type Applicant = { token: string; applicationId: string; email: string };

export const COMPLETE: PersonalInfo = {
  firstName: 'Robin',
  lastName: 'Sample',
  birthDate: '1986-04-12',
  phoneNumber: '(512) 555-0142',
  street: '7 Elm Road',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  requestedAmount: 4000,
  annualIncome: 72_000,
  creditPullConsent: true,
};

/** @param vendorsOf how the vendors are reached where that is not as in production, with other limits for example
 * @param environment settings beside those of tests
 * @param sandboxClock of the vendors, where days pass for them too */
export async function startApplyWorld(
  vendorsOf?: (sandbox: SandboxHarness) => Vendors,
  environment?: Record<string, string>,
  sandboxClock?: { readonly now: () => number },
): Promise<ApplyWorld> {
  const sandbox = await startSandboxHarness(sandboxClock);
  const { url, smtpUrl } = sandbox;
  const world = await startTestApp({
    sandbox: { url, smtpUrl },
    ...(environment && { environment }),
    ...(vendorsOf && { overrides: { vendors: vendorsOf(sandbox) } }),
  });
  const { deps, call } = world;
  const dispatcher = createOutboxDispatcher({ deps, handlers: outboxHandlers(deps) });
  let people = 0;

  async function mailsTo(to: string): Promise<readonly MailboxEntry[]> {
    while ((await dispatcher.runDue()) > 0);
    return sandbox.mailbox(to);
  }

  async function codeFor(to: string): Promise<string> {
    const newest = (await mailsTo(to)).find(({ code }) => code !== undefined);
    if (!newest?.code) throw new Error(`No code reached ${to}`);
    return newest.code;
  }

  async function arrive(email: string, practice = 'bright-smile') {
    const { applicationId } = (await call(startApplication, { body: { email, practice } })).body;
    await call(sendApplicationEmailCode, { body: { email, applicationId } });
    const otp = await codeFor(email);
    const { body } = await call(verifyApplicationCode, { body: { otp, applicationId, email, channel: 'email' } });
    if (!body.token || !body.application) throw new Error(`Not admitted: ${JSON.stringify(body)}`);
    return { token: body.token, applicationId: body.application._id };
  }

  async function rows<T>(table: string, where?: [string, string]) {
    const { read } = deps.database;
    const all = read.builder.selectFrom(table as 'meta').selectAll();
    const query = where ? all.where(where[0] as 'name', '=', where[1]) : all;
    return (await read.query(query)) as T[];
  }

  return {
    ...world,
    sandbox,
    rows,
    async papers<T>(applicationId: string) {
      const kept = await rows<T & { accepted_at: string | null }>('document', ['application_id', applicationId]);
      return kept.filter((row) => row.accepted_at === null);
    },
    codeFor,
    mailsTo,
    arrive,
    async applicant(lastFour, answers = {}, practice = 'bright-smile') {
      people += 1;
      const email = `applicant${people}-${lastFour}@example.test`;
      const { token, applicationId } = await arrive(email, practice);
      const saved = await call(
        savePersonalInfo,
        // The bureau knows people by digits, birth date and last name: each applicant is a person of their own.
        {
          body: {
            ...COMPLETE,
            lastName: `Sample ${inLetters(people)}`,
            ssnLastFourDigits: lastFour,
            applicationId,
            ...answers,
          },
        },
        { token },
      );
      if (saved.status !== 200) throw new Error(`Not saved: ${JSON.stringify(saved.body)}`);
      return { token, applicationId, email };
    },
    async discard() {
      await world.discard();
      await sandbox.stop();
    },
  };
}
