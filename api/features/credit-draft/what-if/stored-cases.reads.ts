import type { Db } from '../../../db/database';
import { statement } from '../../../db/statement';

/** Which decisions are tried: of these profiles, decided from the first to the last day, of these practices or of all. */
export type CasesOf = { profileIds: readonly string[]; from: string; to: string; practices: readonly string[] | null };

const IDS_AT_ONCE = 5_000;

/** Ids of the decisions, oldest first. */
export async function idsOfCases(db: Db, of: CasesOf): Promise<string[]> {
  const ids: string[] = [];
  let after = { createdAt: of.from, id: '' };
  for (;;) {
    const rows = await db.query(idsAfter(db, of, after));
    for (const { id } of rows) ids.push(id);
    const last = rows.at(-1);
    if (!last || rows.length < IDS_AT_ONCE) return ids;
    after = { createdAt: last.created_at, id: last.id };
  }
}

function idsAfter(db: Db, of: CasesOf, after: { createdAt: string; id: string }) {
  const { practices } = of;
  // Text dates: everything of the last day comes before the tilde.
  const question = db.builder
    .selectFrom('decision')
    .select(['decision.id', 'decision.created_at'])
    .where('decision.risk_profile_id', 'in', of.profileIds)
    .where('decision.created_at', '<=', `${of.to}~`)
    .where(({ or, and, eb }) =>
      or([
        eb('decision.created_at', '>', after.createdAt),
        and([eb('decision.created_at', '=', after.createdAt), eb('decision.id', '>', after.id)]),
      ]),
    );
  const ofSome =
    practices === null
      ? question
      : question
          .innerJoin('application', 'application.id', 'decision.application_id')
          .where('application.practice_id', 'in', practices);
  return ofSome.orderBy('decision.created_at').orderBy('decision.id').limit(IDS_AT_ONCE);
}

/** What a case is decided from, and what was decided then. */
export function casesAmong(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('decision')
      .innerJoin('application', 'application.id', 'decision.application_id')
      .innerJoin('practice', 'practice.id', 'application.practice_id')
      .select([
        'decision.id',
        'decision.application_id',
        'decision.engine_version',
        'decision.risk_profile_id',
        'decision.risk_profile_version',
        'decision.product_group_id',
        'decision.inputs_vault_id',
        'decision.record',
        'application.number',
        'practice.product_group_id as practice_product_group_id',
      ])
      .where('decision.id', 'in', ids),
  );
}
export type CaseRow = Awaited<ReturnType<typeof casesAmong>>[number];

/** Applications with a loan that is 30 days late or more, or was charged off. */
const lateApplications = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('loan_servicing')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'loan_servicing.transaction_id')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .select(['credit_profile.application_id', 'loan_servicing.days_past_due', 'loan_servicing.bucket'])
    .where(({ or, eb }) =>
      or([eb('loan_servicing.days_past_due', '>=', 30), eb('loan_servicing.bucket', '=', 'CHARGED_OFF')]),
    ),
);

/** What was charged off, by application. */
const chargedOff = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('posting')
    .innerJoin('journal_entry', 'journal_entry.id', 'posting.entry_id')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'journal_entry.ref_id')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .select(['credit_profile.application_id', 'posting.amount'])
    .where('posting.account_id', '=', 'exp:charge_off')
    .where('journal_entry.ref_type', '=', 'transaction'),
);

export type Performances = ReadonlyMap<string, { dpdMax: number; chargedOffCents: number }>;

/** How the accounts of applications turned out that did not go well; whoever is not in it did. */
export async function performances(db: Db): Promise<Performances> {
  const known = new Map<string, { dpdMax: number; chargedOffCents: number }>();
  const of = (id: string) => {
    const held = known.get(id) ?? { dpdMax: 0, chargedOffCents: 0 };
    known.set(id, held);
    return held;
  };
  for (const row of await db.all(lateApplications, {})) {
    const held = of(row.application_id);
    // A charge-off counts no days any more, and came after 120 of them.
    const days = row.bucket === 'CHARGED_OFF' ? 120 : Number(row.days_past_due);
    held.dpdMax = Math.max(held.dpdMax, days);
  }
  for (const row of await db.all(chargedOff, {})) of(row.application_id).chargedOffCents += Number(row.amount);
  return known;
}

/** Which plans people of each grade chose. */
export const chosenPlans = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .select((eb) => [
      'credit_profile.grade',
      'credit_transaction.selected_product',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('credit_transaction.selected_product', 'is not', null)
    .groupBy(['credit_profile.grade', 'credit_transaction.selected_product']),
);

export async function practicesAmong(db: Db, ids: readonly string[]): Promise<{ _id: string; name: string }[]> {
  const rows = await db.query(
    db.builder.selectFrom('practice').select(['id', 'name']).where('id', 'in', ids).orderBy('name'),
  );
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
