import { finishApplication } from '@contract/application/decision-calls';
import { increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { expect } from 'vitest';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { sameDecision } from './same-decision';
import type { Story } from './story';

/** Long enough ago for another decision. */
const LONG_AGO = '2025-06-01T12:00:00.000Z';

/** A borrower whose only decision fell long ago, and who is logged in now. */
async function returning(world: SignupWorld, lastFour: string) {
  const who = await world.applicant(lastFour, { annualIncome: 20_000 });
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const { applicationId } = who;
  const { database } = world.deps;
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('application').set({ submitted_at: LONG_AGO }).where('id', '=', applicationId)),
  );
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', applicationId]);
  const borrowerId = row?.borrower_id ?? '';
  return { applicationId, borrowerId, token: await world.sessionOf('borrower', borrowerId) };
}

const checked = (world: SignupWorld, borrowerId: string) => async (answers: Parameters<typeof sameDecision>[0]) => {
  await sameDecision(answers);
  expect(await world.rows('application', ['borrower_id', borrowerId])).toHaveLength(2);
};

const again: Story = async (world) => {
  const { applicationId, borrowerId, token } = await returning(world, '0004');
  const body = { applicationId, creditPullConsent: true } as const;
  return {
    send: (index) =>
      world.call(reapply, { body }, { token, headers: { 'idempotency-key': `again-${applicationId}-${index}` } }),
    succeed: [1, 50],
    check: checked(world, borrowerId),
  };
};

const increase: Story = async (world) => {
  const { applicationId, borrowerId, token } = await returning(world, '0001');
  const body = { applicationId, requestedAmount: 20_000, annualIncome: 120_000, creditPullConsent: true } as const;
  return {
    send: (index) =>
      world.call(
        increaseCreditLine,
        { body },
        { token, headers: { 'idempotency-key': `increase-${applicationId}-${index}` } },
      ),
    succeed: [1, 50],
    check: checked(world, borrowerId),
  };
};

export const reapplyStories: Record<string, Story> = { [reapply.id]: again, [increaseCreditLine.id]: increase };
