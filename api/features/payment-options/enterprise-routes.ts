import {
  getBillingPractice,
  getEnterpriseCardPage,
  getEnterprisePaymentOptions,
  saveEnterpriseCard,
  updateEnterprisePaymentOptions,
} from '@contract/payment-options/enterprise-calls';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { carryOut, command } from '../../command/command';
import type { Db } from '../../db/database';
import { type Route, serve } from '../../http/serve';
import { accountViews, keepAccount } from '../fee-account/index';
import { programOfPractice } from '../membership/index';
import { debitWhatIsOpen, invoicesOfEnterprise } from '../membership-invoice/index';
import { cardPageFor, ownCard } from '../payment-method/index';
import { changedView, changeOptions } from './change-options';
import { type Options, optionsOfEnterprise, optionsView, standingView } from './options';
import { memberPracticesOf } from './options.reads';

/** The practices of an enterprise that offer memberships, each with the platform fee that holds for it. */
async function practicesOf(db: Db, { payer, feesPaidByEnterprise }: Options) {
  const rows = await db.all(memberPracticesOf, { enterpriseId: payer.id });
  const practices = [];
  for (const { id, name } of rows) {
    const of = await programOfPractice(db, id);
    practices.push({
      _id: id,
      PracticeName: name,
      saasFee: dollarsFromCents(cents(Number(of.saas_fee_cents))),
      payer: feesPaidByEnterprise ? ('ENTERPRISE' as const) : ('PRACTICE' as const),
    });
  }
  return practices;
}

/** How enterprises pay for their practices. Source: membership §7 Enterprise billing. */
export const enterpriseBillingRoutes: readonly Route[] = [
  serve(getBillingPractice)(async ({ query }, { database }) => {
    const { bank, card } = await accountViews(database.read, { kind: 'PRACTICE', id: query.practiceId });
    return { bankInfo: bank, cardInfo: card };
  }),
  serve(getEnterprisePaymentOptions)(async ({ query, actor }, deps) => {
    const { read } = deps.database;
    const options = await optionsOfEnterprise(read, query.enterpriseId);
    const { card, bank } = await accountViews(read, options.payer);
    return {
      paymentOptions: optionsView(options),
      cardDetails: card,
      bankInfo: bank,
      standing: await standingView({ db: read, deps }, options, actor),
      practices: await practicesOf(read, options),
      invoices: await invoicesOfEnterprise(read, query.enterpriseId),
    };
  }),
  command(updateEnterprisePaymentOptions)(async ({ body: { enterpriseId, ...said } }, context) => {
    const options = await optionsOfEnterprise(context.tx, enterpriseId, context.tx);
    return changedView(context, await changeOptions(context, options, said));
  }),
  serve(getEnterpriseCardPage)(({ query }, deps) => cardPageFor(query.enterpriseId, deps)),
  // The vault is asked before the transaction, and says whose page the card was entered on.
  serve(saveEnterpriseCard)(async (request, deps) => {
    const { enterpriseId, token } = request.body;
    const card = await ownCard(token, enterpriseId, deps);
    return carryOut(request, deps, async (context) => {
      const options = await optionsOfEnterprise(context.tx, enterpriseId, context.tx);
      await keepAccount(context, { payer: options.payer, practiceId: null, given: { card } });
      await debitWhatIsOpen(context, options.payer);
      return changedView(context, await changeOptions(context, options, { paymentMethod: 'CARD' }));
    });
  }),
];
