import * as calls from '@contract/credit-draft/calls';
import * as runs from '@contract/credit-draft/what-if-calls';
import type { ResultOf } from '@contract/endpoint';
import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import type { Grade } from '@domain/enums';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_GRADE_RISK_APR, DEMO_THICK_CLA } from '@domain/underwriting/demo-tables';
import { createOutboxDispatcher } from '../../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../../outbox-handlers';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app';
import { contentOfLines, contentOfTable } from '../../risk/index';

export const PROFILE = DEMO_CONFIGURATION.riskProfile.id;
export const RATES = { kind: 'grade-risk-apr', tableId: DEMO_GRADE_RISK_APR.id };
export const rates: GradeRiskContent = contentOfTable(DEMO_GRADE_RISK_APR);

/** The rates of the demo with some of one product in the place of others. */
export const withRates = (product: string, change: Partial<Record<Grade, number | null>>): GradeRiskContent => ({
  ...rates,
  products: rates.products.map((row) =>
    row.product === product ? { ...row, values: { ...row.values, ...change } } : row,
  ),
});

const lines = contentOfLines(DEMO_THICK_CLA[0] as never);
export const LINES = { kind: 'credit-line-assignments', tableId: 'thick-cla', name: 'Thick file lines' };
/** Nobody of the grades E to G gets a limit, and D gets more. */
export const stricter = {
  ...lines,
  lines: lines.lines.map((row) => ({
    ...row,
    values: row.grade > 'D' ? row.values.map(() => 0) : row.grade === 'D' ? [5_000, 7_000, 10_000] : row.values,
  })),
};

/** A platform on which two people change risk profiles. */
export type DraftWorld = TestApp & {
  nora: string;
  priya: string;
  save(
    content: object,
    of?: {
      draftVersion?: number | null;
      version?: number;
      token?: string;
      kind?: string;
      tableId?: string;
      name?: string;
    },
  ): Promise<TestAnswer<ResultOf<typeof calls.saveDraftTable>>>;
};

export async function startDraftWorld(options: Parameters<typeof startTestApp>[0] = {}): Promise<DraftWorld> {
  const environment = { PF_PUBLISH_DUAL_CONTROL: 'on', ...options.environment };
  const world = await startTestApp({ ...options, environment });
  const nora = await world.staffSession('operations@demo.test');
  const priya = await world.staffSession('admin@demo.test');
  const save: DraftWorld['save'] = (content, of = {}) => {
    const { draftVersion = null, version = 1, token = nora, name = 'Standard rates', ...table } = of;
    const params = { id: PROFILE, ...RATES, ...table };
    const body = { version, draftVersion, name, content };
    return world.call(calls.saveDraftTable, { params, body } as never, { token });
  };
  return { ...world, nora, priya, save };
}

export const YEAR = { from: '2025-01-01', to: '2026-03-16', practices: null, sample: null };

/** Works off what the outbox holds, as the jobs do beside the requests. */
export const workOff = (world: TestApp): Promise<number> =>
  createOutboxDispatcher({ deps: world.deps, handlers: outboxHandlers(world.deps) }).runDue();

/** A what-if of the open draft, from its beginning to its report. */
export async function tried(
  world: DraftWorld,
  body: { from: string; to: string; practices: string[] | null; sample: number | null } = YEAR,
  profileId: string = PROFILE,
) {
  const params = { id: profileId };
  const begun = await world.call(runs.startWhatIf, { params, body }, { token: world.nora });
  if (begun.status !== 200) throw new Error(begun.body.message);
  await workOff(world);
  const one = { ...params, whatIfId: begun.body.whatIf._id };
  return (await world.call(runs.getWhatIf, { params: one }, { token: world.nora })).body.whatIf;
}
