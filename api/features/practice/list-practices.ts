import { type listPractices, type PracticeExtraField, practiceList } from '@contract/practice/list';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import type { HandlerRequest } from '../../http/serve';
import { type Condition, keyOf, type ListAsk, type ListSource } from '../../list/list-source';
import { findPage } from '../../list/serve-list';
import { scopeOfSide } from '../../list/side-scope';
import { practiceShape, practicesAmong } from './practice-list.reads';
import { practiceView } from './practice-sheet.view';

type Wire = z.input<typeof practiceList.row>;
type Asked = NonNullable<z.output<typeof listPractices.body>['extraFilters']>;

/** Every day that a practice can be of: who looks for a practice does not ask when it came. */
const ALWAYS = { start: '2000-01-01', end: '2100-12-31' };

const ENROLLED = { APPLICATIONS: 'in_applications', MEMBERSHIPS: 'in_memberships' } as const;
/** Filters that ask for the value of a column. */
const COLUMNS = { enterpriseId: 'enterprise_id', stateCode: 'state_code', specialty: 'specialty' } as const;

const isTrue = (column: string): Condition => ({ column, in: [1] });

/** Each word must stand in the name, as it is typed but for capitals. */
const namedBy = (typed: string): Condition[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((contains) => ({ column: 'name_key', contains }));

function filtersOf(asked: Asked): Condition[] {
  const { enrollment, isActive, nameSearch = '' } = asked;
  const named = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = asked[name as keyof typeof COLUMNS];
    return value === undefined ? [] : [{ column, in: [value] }];
  });
  return [
    ...named,
    ...(enrollment === undefined ? [] : [isTrue(ENROLLED[enrollment])]),
    ...(isActive === undefined ? [] : [{ column: 'is_active', in: [isActive ? 1 : 0] }]),
    ...namedBy(nameSearch),
  ];
}

/**
 * The practices that somebody sees, by name. To the membership brand those enrolled in memberships, whatever is asked for
 * (provider-admin §2 "Practice lists", decision 42). The list's own search is for words of the name too.
 */
export const practices: ListSource<Wire> = {
  ...practiceShape,
  scope: async ({ actor: { scope } }) => scopeOfSide(scope, undefined),
  conditions({ actor: { scope }, body }: ListAsk) {
    const words = namedBy(body.search ?? '');
    const ofBrand = scope.kind === 'all' && scope.memberships ? [isTrue(ENROLLED.MEMBERSHIPS)] : [];
    return [...ofBrand, ...filtersOf((body.extraFilters ?? {}) as Asked), ...words];
  },
  async rows(db, keys, { body }) {
    const wanted = new Set((body.extraFields ?? []) as readonly PracticeExtraField[]);
    const rows = await practicesAmong(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    return new Map(
      rows.map((row) => {
        const { _id, PracticeName, ...extras } = practiceView(row);
        const shown = Object.entries(extras).filter(([name]) => wanted.has(name as PracticeExtraField));
        return [keyOf([row.id]), { _id, PracticeName, ...Object.fromEntries(shown) }];
      }),
    );
  },
};

/** A page of them, from A to Z unless another order is asked for. */
export async function findPractices({ body, actor, meta }: HandlerRequest<typeof listPractices>, deps: Deps) {
  const { dateRange = ALWAYS, sort = { key: 'PracticeName', direction: 'asc' as const } } = body;
  const ask: ListAsk = { body: { ...body, dateRange, sort }, actor, deps };
  const { counts, ...page } = await findPage(practiceList, practices, { ask, db: deps.database.apart(meta.signal) });
  return { ...page, counts: { all: counts.all ?? 0 } };
}
