import { memberStaffPaths } from '@contract/membership/staff-paths';
import { toApiError } from '@portals/client/api-error';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepForLater } from '../plan.actions';
import type { ShownMembership } from '../plan-draft';
import { questionOf } from './rewarded-plan';
import { applyRewards, askAgain } from './rewards.actions';
import type { RewardPlan } from './use-reward-plan';

type Act = 'use' | 'add' | 'again';

/** What is done with a choice; a press that was not answered is repeated as what it was. */
export function useRewardActs(of: ShownMembership, zone: string, plan: RewardPlan) {
  const go = useNavigate();
  const [acting, setActing] = useState<Act | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isDone, setDone] = useState(false);
  const key = useRef({ of: '', key: '' });
  const waiting = of.galderma?.uses.find(({ status }) => status === 'WAITING');

  async function act(which: Act, run: () => Promise<void>) {
    setTrouble('');
    setActing(which);
    try {
      await run();
    } catch (cause) {
      const { message, fields } = toApiError(cause);
      setTrouble(fields[0]?.message ?? message);
    } finally {
      setActing(null);
    }
  }
  function finish({ isApplied }: { isApplied: boolean }) {
    setDone(isApplied);
    if (isApplied) plan.begin();
    // What was refused is asked anew.
    else key.current = { of: '', key: '' };
  }
  return {
    acting,
    trouble,
    isDone,
    waiting,
    use: () =>
      act('use', async () => {
        const body = questionOf(plan, zone);
        const text = JSON.stringify([of.version, body]);
        if (key.current.of !== text) key.current = { of: text, key: crypto.randomUUID() };
        finish(await applyRewards(of, body, key.current.key));
      }),
    again: () =>
      act('again', async () => {
        if (waiting) finish(await askAgain(of, waiting));
      }),
    add: () =>
      act('add', async () => {
        const { treatments, discounts = [], name } = questionOf({ ...plan, used: [] }, zone);
        const content = { treatments, discounts, ...(name !== undefined && { name }) };
        await keepForLater({ membership: of }, content, crypto.randomUUID());
        void go(memberStaffPaths.planBuilder.href({}, { membership: of._id }));
      }),
  };
}
