import {
  getProviderCardPage,
  getProviderPaymentOptions,
  processSaasFee,
  saveProviderCard,
  updateProviderPaymentOptions,
} from '@contract/payment-options/calls';
import { carryOut, command } from '../../command/command';
import { type Route, serve } from '../../http/serve';
import { accountViews, keepAccount } from '../fee-account/index';
import { askFirstFee, debitWhatIsOpen, invoiceById } from '../membership-invoice/index';
import { cardPageFor, ownCard } from '../payment-method/index';
import { businessDayOf } from '../servicing/index';
import { changedView, changeOptions } from './change-options';
import { enterpriseBillingRoutes } from './enterprise-routes';
import { optionsOfPractice, optionsView, standingView } from './options';

/** How practices pay for the membership program. Source: membership §7 Provider membership operations. */
export const paymentOptionsRoutes: readonly Route[] = [
  ...enterpriseBillingRoutes,
  serve(getProviderPaymentOptions)(async ({ query, actor }, deps) => {
    const { read } = deps.database;
    const options = await optionsOfPractice(read, query.practiceId);
    const { card, bank } = await accountViews(read, options.payer);
    return {
      paymentOptions: optionsView(options),
      cardDetails: card,
      bankInfo: bank,
      standing: await standingView({ db: read, deps }, options, actor),
    };
  }),
  command(updateProviderPaymentOptions)(async ({ body: { practiceId, ...said } }, context) => {
    const options = await optionsOfPractice(context.tx, practiceId, context.tx);
    return changedView(context, await changeOptions(context, options, said));
  }),
  serve(getProviderCardPage)(async ({ query }, deps) => {
    await optionsOfPractice(deps.database.read, query.practiceId);
    return cardPageFor(query.practiceId, deps);
  }),
  // The vault is asked before the transaction, and says whose page the card was entered on.
  serve(saveProviderCard)(async (request, deps) => {
    const { practiceId, token } = request.body;
    await optionsOfPractice(deps.database.read, practiceId);
    const card = await ownCard(token, practiceId, deps);
    return carryOut(request, deps, async (context) => {
      const options = await optionsOfPractice(context.tx, practiceId, context.tx);
      await keepAccount(context, { payer: options.payer, practiceId, given: { card } });
      await debitWhatIsOpen(context, options.payer);
      return changedView(context, await changeOptions(context, options, { paymentMethod: 'CARD' }));
    });
  }),
  command(processSaasFee)(async ({ body: { practiceId } }, context) => {
    const id = await askFirstFee(context, { practiceId, day: businessDayOf(context.deps) });
    return { invoice: await invoiceById({ db: context.tx, deps: context.deps }, id) };
  }),
];
