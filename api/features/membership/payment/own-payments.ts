import { practiceToday } from '../../../civil-today';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/database';
import { membershipsOfPerson } from '../../member-record/index';
import { openBillsOf } from '../billing/money.reads';
import { openOn } from '../billing/open-bill';
import { partiesOf, paymentsOf } from '../membership.reads';
import { paymentView } from '../membership.view';

/** The payments of a person's memberships, or of one of them, each among those of its own. */
export async function ownPayments(
  { db, clock }: { db: Db; clock: Clock },
  { borrowerId, membershipId: asked }: { borrowerId: string; membershipId: string | undefined },
) {
  const own = (await db.all(membershipsOfPerson, { borrowerId })).filter(
    ({ id }) => asked === undefined || id === asked,
  );
  const payments: ReturnType<typeof paymentView>[] = [];
  for (const { id: membershipId } of own) {
    const all = await db.all(paymentsOf, { membershipId });
    const parties = await db.first(partiesOf, { membershipId });
    const bills = parties ? await db.all(openBillsOf, { membershipId }) : [];
    const openCents = parties ? openOn(bills, practiceToday(clock, parties)) : 0;
    payments.push(...all.map((payment) => paymentView(payment, all, { openCents })));
  }
  return payments;
}
