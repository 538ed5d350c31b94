import { FINISH_OUTCOMES, PARTNER_LENDER_OUTCOMES } from '../application/outcome';
import { creditTransactionMachine } from '../credit-transaction/status';
import { appointmentMachine } from '../membership/appointment-status';
import { membershipMachine } from '../membership/membership-status';
import { providerPlanMachine } from '../membership/provider-plan-flow';
import { SIGN_UP_OUTCOMES, signUpMachine } from '../membership/sign-up-steps';
import { type DecisionList, renderCells, renderDecisionChart, renderDecisionRows, renderStateDiagram } from './render';
import type { StatusMachine } from './status-machine';

/** Every status machine of the product. */
export const STATUS_MACHINES: readonly StatusMachine[] = [
  creditTransactionMachine,
  membershipMachine,
  appointmentMachine,
  providerPlanMachine,
  signUpMachine,
];

const outcomeRows = (rows: readonly { readonly when: string; readonly status: string; readonly pagePath: string }[]) =>
  rows.map(({ when, status, pagePath }) => ({
    when,
    result: status === 'returned' ? pagePath : `${status}, ${pagePath}`,
  }));

/** Every ordered list of outcomes. */
export const DECISION_LISTS: readonly DecisionList[] = [
  { name: 'Application outcome after finish, re-apply or credit increase', rows: outcomeRows(FINISH_OUTCOMES) },
  { name: 'Partner-lender result', rows: outcomeRows(PARTNER_LENDER_OUTCOMES) },
  {
    name: 'Member sign-up after finish',
    rows: SIGN_UP_OUTCOMES.map(({ when, step }) => ({ when, result: step })),
  },
];

/** The text of docs/states.md. */
export function statesDocument(): string {
  return [
    '# States',
    'Generated from the tables in `domain/` by `npx tsx scripts/generate-states.ts`; a test fails when this file is stale. ' +
      'Targets are bold, refusals italic; a cell with several lines is read from the top.',
    ...STATUS_MACHINES.flatMap((machine) => [`## ${machine.name}`, renderStateDiagram(machine), renderCells(machine)]),
    ...DECISION_LISTS.flatMap((list) => [
      `## ${list.name}`,
      'The first line that holds decides.',
      renderDecisionRows(list),
      renderDecisionChart(list),
    ]),
    '',
  ].join('\n\n');
}
