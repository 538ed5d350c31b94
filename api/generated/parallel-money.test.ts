import { allEndpoints } from '@contract/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignupWorld, startSignupWorld } from '../features/signup/testing/signup-world';
import {
  applicationStories,
  finishOneConsumerTenTimes,
  finishTwoOfOnePerson,
} from '../test/parallel/application-stories';
import { borrowerFileStories } from '../test/parallel/borrower-file-stories';
import { loanPaymentStories, payOff, payOffAndNow, refundParts } from '../test/parallel/loan-payment-stories';
import { membershipStories } from '../test/parallel/membership-stories';
import { expectMoneyInvariants } from '../test/parallel/money-invariants';
import { partnerStories } from '../test/parallel/partner-stories';
import { paymentOptionsStories } from '../test/parallel/payment-options-stories';
import { paymentStories } from '../test/parallel/payment-stories';
import { planAgreementStories } from '../test/parallel/plan-agreement-stories';
import { reapplyStories } from '../test/parallel/reapply-stories';
import { requestStories } from '../test/parallel/request-stories';
import { signupStories } from '../test/parallel/signup-stories';
import { colleaguesOfOneAddress, staffStories, standingsOfOne } from '../test/parallel/staff-stories';
import type { Story } from '../test/parallel/story';
import { mixed, transactionStories } from '../test/parallel/transaction-stories';

const FOLD = 50;
const TEST_MS = 60_000;
const stories: Record<string, Story> = {
  ...transactionStories,
  ...applicationStories,
  ...signupStories,
  ...borrowerFileStories,
  ...staffStories,
  ...paymentStories,
  ...partnerStories,
  ...reapplyStories,
  ...loanPaymentStories,
  ...membershipStories,
  ...planAgreementStories,
  ...paymentOptionsStories,
  ...requestStories,
};
/** Commands against each other. */
const together: Record<string, Story> = {
  'creating, approving and taking back rejections on one line': mixed,
  'paying one loan off in fifty tabs': payOff,
  'paying one loan off and paying all of it now': payOffAndNow,
  'holding, flagging and archiving one borrower': standingsOfOne,
  'adding fifty people under one address': colleaguesOfOneAddress,
  'refunding one purchase in parts': refundParts,
  'finishing two applications of one person': finishTwoOfOnePerson,
  'finishing as one consumer under ten addresses': finishOneConsumerTenTimes,
};

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
});
afterAll(() => world.discard());

test('every call that creates something or moves money has its story', () => {
  const idempotent = allEndpoints.filter((endpoint) => 'idempotent' in endpoint && endpoint.idempotent === true);
  expect(Object.keys(stories).sort()).toEqual(idempotent.map(({ id }) => id).sort());
});

describe('fifty at once', () => {
  test.each(Object.entries({ ...stories, ...together }))(
    '%s',
    async (_, story) => {
      const { send, succeed, refuses = 409, check } = await story(world);
      const answers = await Promise.all(Array.from({ length: FOLD }, (__, index) => send(index)));
      const [least, most] = typeof succeed === 'number' ? [succeed, succeed] : succeed;
      const done = answers.filter(({ status }) => status === 200);
      const others = answers.filter(({ status }) => status !== 200 && status !== 409 && status !== refuses);
      expect(others.map(({ status, body }) => [status, body])).toEqual([]);
      expect(done.length).toBeGreaterThanOrEqual(least);
      expect(done.length).toBeLessThanOrEqual(most);
      await check?.(answers);
      await expectMoneyInvariants(world.deps);
    },
    TEST_MS,
  );
});
