import {
  askPartnerLender as askPartnerLenderCall,
  getPartnerDisclosure,
  getPartnerLoan,
  listPartnerLoans,
  signPartnerAgreement as signPartnerAgreementCall,
} from '@contract/application/partner-lender-calls';
import { AppError } from '../../../http/app-error';
import { idempotentReply } from '../../../http/idempotent-reply';
import { type Route, serve } from '../../../http/serve';
import { documentView } from '../../document/index';
import { getCase } from '../application.reads';
import { acceptPartnerOffer, declinePartnerOffer } from './answer-partner-offer';
import { askPartnerLender, consentText } from './ask-partner-lender';
import { mayAsk, viewLoansOf, viewPartnerLoan } from './partner-loan.view';
import { sendPayoutAgain } from './send-payout-again';
import { signPartnerAgreement } from './sign-partner-agreement';

export const partnerLenderRoutes: readonly Route[] = [
  serve(getPartnerLoan)(({ query }, deps) => viewPartnerLoan({ db: deps.database.read, deps }, query.applicationId)),
  serve(getPartnerDisclosure)(async ({ query, meta }, deps) => {
    const of = await getCase(deps.database.read, query.applicationId, 'APPLICATIONS');
    if (!mayAsk(of) && !of.application.page_path.startsWith('genesis-')) throw new AppError('STEP_ORDER');
    return documentView({ content: consentText(of, deps, meta.language), row: null });
  }),
  serve(askPartnerLenderCall)(async (request, deps) => idempotentReply(await askPartnerLender(request, deps))),
  serve(listPartnerLoans)(({ params }, deps) => viewLoansOf({ db: deps.database.read, deps }, params.id)),
  acceptPartnerOffer,
  declinePartnerOffer,
  sendPayoutAgain,
  serve(signPartnerAgreementCall)(async (request, deps) => idempotentReply(await signPartnerAgreement(request, deps))),
];
