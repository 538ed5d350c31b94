import { getAutopay, getAutopayAuthorization } from '@contract/payment-method/autopay-calls';
import {
  createBankLinkToken,
  getDebitPaymentUrl,
  listPaymentMethods,
  saveCardToken,
  saveLinkedBank,
} from '@contract/payment-method/calls';
import {
  getMemberCardPage,
  listMemberPaymentMethods,
  saveMemberCard,
  saveMemberLinkedBank,
} from '@contract/payment-method/member-calls';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { authorizePaymentMethod, removeMemberMethod, removePaymentMethod, selectPaymentOption } from './change-methods';
import { openBankLink, saveConnectedBank } from './link-bank';
import { keepMemberCard, keepMemberLinkedBank, memberMethodView, saveMemberBank } from './member-methods';
import { viewAutopay } from './payable';
import { methodsOfBorrower } from './payment-method.reads';
import { viewMethods } from './payment-method.view';
import { cardPageFor, openCardPage, saveCard } from './save-card';
import { saveManualBank } from './save-manual-bank';
import { previewAutopay } from './set-autopay';
import { sendAutopaySuccess } from './tell-autopay';

export const paymentMethodRoutes: readonly Route[] = [
  serve(listPaymentMethods)(async ({ actor }, deps) => ({
    data: await viewMethods(deps.database.read, actor.borrowerId),
  })),
  saveManualBank,
  serve(createBankLinkToken)(({ actor }, deps) => openBankLink(actor, deps)),
  serve(saveLinkedBank)(async (request, deps) => idempotentReply(await saveConnectedBank(request, deps))),
  serve(getDebitPaymentUrl)(openCardPage),
  serve(saveCardToken)(saveCard),
  authorizePaymentMethod,
  selectPaymentOption,
  removePaymentMethod,
  serve(getAutopay)(({ params }, deps) => viewAutopay({ db: deps.database.read, clock: deps.clock }, params.txId)),
  serve(getAutopayAuthorization)(previewAutopay),
  sendAutopaySuccess,
  serve(listMemberPaymentMethods)(async ({ actor }, deps) => ({
    data: (await deps.database.read.all(methodsOfBorrower, { borrowerId: actor.borrowerId })).map((row) =>
      memberMethodView(row),
    ),
  })),
  serve(getMemberCardPage)(({ actor }, deps) => cardPageFor(actor.borrowerId, deps)),
  serve(saveMemberCard)(keepMemberCard),
  saveMemberBank,
  removeMemberMethod,
  serve(saveMemberLinkedBank)(async (request, deps) => idempotentReply(await keepMemberLinkedBank(request, deps))),
];
