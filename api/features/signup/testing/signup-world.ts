import {
  saveSignupAddress,
  saveSignupName,
  saveSignupSsn,
  startSignup,
  verifySignupCode,
} from '@contract/signup/calls';
import { inLetters } from '../../../test/in-letters';
// The same world as the application's tests: the two flows share their vendors and their code.
import { type ApplyWorld, startApplyWorld } from '../../application/testing/apply-world';

export type SignupWorld = ApplyWorld & {
  /** Start with an address or number, and the entry of its code. */
  enter(contact: string, practice?: string): Promise<Signup>;
  /** `enter` and every step up to the agreement; the last four digits choose the credit file. */
  ready(lastFour: string): Promise<Signup & { email: string }>;
};
export type Signup = { token: string; pagePath: string; applicationId: string };

export const NAME = { firstname: 'Morgan', lastname: 'Lee', dateofBirth: '1990-02-03' };
export const ADDRESS = { street: '5 Bay Road', city: 'Miami', state: 'FL', zipCode: '33101' } as const;

export async function startSignupWorld(): Promise<SignupWorld> {
  const world = await startApplyWorld();
  const { call, codeFor } = world;
  let people = 0;

  async function enter(contact: string, practiceId = 'harbor-medspa'): Promise<Signup> {
    const started = await call(startSignup, { body: { data: contact, practiceId } });
    const otp = await codeFor(contact.includes('@') ? contact : `+1${contact}`);
    const { body } = await call(verifySignupCode, { body: { user: started.body.user, otp } });
    if (!body.token) throw new Error(`Not admitted: ${JSON.stringify(body)}`);
    const [row] = await world.rows<{ id: string }>('application', ['borrower_id', body.user.user._id]);
    return { token: body.token, pagePath: body.pagePath, applicationId: row?.id ?? '' };
  }

  return {
    ...world,
    enter,
    async ready(lastFour) {
      people += 1;
      const email = `member${people}-${lastFour}@example.test`;
      const who = await enter(email);
      await call(saveSignupName, { body: { ...NAME, lastname: `Lee ${inLetters(people)}` } }, who);
      await call(saveSignupAddress, { body: ADDRESS }, who);
      const ssn = await call(
        saveSignupSsn,
        { body: { ssnNumber: `9${String(people).padStart(4, '0')}${lastFour}` } },
        who,
      );
      if (ssn.body.pagePath !== 'agreement-step') throw new Error(`Not ready: ${JSON.stringify(ssn.body)}`);
      return { ...who, email };
    },
  };
}
