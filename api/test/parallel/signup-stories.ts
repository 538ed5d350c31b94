import {
  correctSignupMismatches,
  finishSignup,
  getSignupInfo,
  getSignupInquiry,
  submitSignupIdentity,
  submitSignupKbaExam,
} from '@contract/signup/calls';
import type { Signup } from '../../features/signup/testing/signup-world';
import { passInquiry, sameDecision } from './same-decision';
import type { Story } from './story';

const ALL_OR_SOME = [1, 50] as const;
const options = (name: string, who: Signup, index: number) => ({
  token: who.token,
  headers: { 'idempotency-key': `${name}-${who.applicationId}-${index}` },
});

const finish: Story = async (world) => {
  const who = await world.ready('0001');
  return {
    send: (index) => world.call(finishSignup, { body: {} }, options('finish', who, index)),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

const correct: Story = async (world) => {
  const who = await world.ready('0009');
  await world.call(finishSignup, { body: {} }, who);
  const address = { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' } as const;
  return {
    send: (index) => world.call(correctSignupMismatches, { body: { address } }, options('correct', who, index)),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

const exam: Story = async (world) => {
  const who = await world.ready('0006');
  await world.call(finishSignup, { body: {} }, who);
  const examId = (await world.call(getSignupInfo, {}, who)).body.KBA?.examId ?? '';
  const answers = [...(await world.sandbox.rightAnswers(examId))];
  return {
    send: (index) =>
      world.call(submitSignupKbaExam, { body: { payload: { examId, answers } } }, options('exam', who, index)),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

const identity: Story = async (world) => {
  const who = await world.ready('0007');
  await world.call(finishSignup, { body: {} }, who);
  await passInquiry((await world.call(getSignupInquiry, {}, who)).body.url);
  return {
    send: (index) => world.call(submitSignupIdentity, { body: {} }, options('identity', who, index)),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

export const signupStories: Record<string, Story> = {
  [finishSignup.id]: finish,
  [correctSignupMismatches.id]: correct,
  [submitSignupKbaExam.id]: exam,
  [submitSignupIdentity.id]: identity,
};
