import { type Cell, defineMachine, nextState, type Outcome } from '../status-machine/status-machine';

/** Steps of the provider's plan flow (membership §2). */
export const PROVIDER_PLAN_STEPS = ['SCHEDULE', 'SENT', 'UPDATE_SENT', 'SAVE_FOR_LATER_SENT', 'WITHDRAW_SENT'] as const;
export type ProviderPlanStep = (typeof PROVIDER_PLAN_STEPS)[number];

/** `close` leaves a confirmation and returns to the plan. */
export const PROVIDER_PLAN_ACTIONS = ['create', 'update', 'saveForLater', 'withdraw', 'close'] as const;
export type ProviderPlanAction = (typeof PROVIDER_PLAN_ACTIONS)[number];
export type ProviderPlanRefusal = 'already_sent' | 'nothing_sent';

type Row = Readonly<Record<ProviderPlanAction, Cell<ProviderPlanStep, ProviderPlanRefusal, never>>>;

const CONFIRMATION: Row = {
  create: { refused: 'already_sent' },
  update: { refused: 'already_sent' },
  saveForLater: { refused: 'already_sent' },
  withdraw: { refused: 'already_sent' },
  close: { to: 'SCHEDULE' },
};

/** Create leads to SENT, update to UPDATE_SENT, save for later and withdraw to theirs. Source: membership §4 Provider plans. */
export const providerPlanMachine = defineMachine<ProviderPlanStep, ProviderPlanAction, ProviderPlanRefusal>({
  name: 'Provider plan flow',
  initial: 'SCHEDULE',
  states: PROVIDER_PLAN_STEPS,
  actions: PROVIDER_PLAN_ACTIONS,
  cells: {
    SCHEDULE: {
      create: { to: 'SENT' },
      update: { to: 'UPDATE_SENT' },
      saveForLater: { to: 'SAVE_FOR_LATER_SENT' },
      withdraw: { to: 'WITHDRAW_SENT' },
      close: { refused: 'nothing_sent' },
    },
    SENT: CONFIRMATION,
    UPDATE_SENT: CONFIRMATION,
    SAVE_FOR_LATER_SENT: CONFIRMATION,
    WITHDRAW_SENT: CONFIRMATION,
  },
});

/** The step an action of the flow leads to. */
export function nextPlanStep(
  step: ProviderPlanStep,
  action: ProviderPlanAction,
): Outcome<ProviderPlanStep, ProviderPlanRefusal> {
  return nextState(providerPlanMachine, step, action);
}
