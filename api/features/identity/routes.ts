import { openPersonaInquiry, submitBorrowerIdentity, verifyCreditTransaction } from '@contract/identity/calls';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { viewTransaction } from '../credit-transaction/index';
import { openBorrowerInquiry } from './borrower-inquiry';
import { personById } from './identity.reads';
import { reviewManually } from './review-manually';
import { submitIdentity } from './submit-identity';

export const identityRoutes: readonly Route[] = [
  reviewManually,
  serve(openPersonaInquiry)(({ actor }, deps) => openBorrowerInquiry(actor.borrowerId, deps)),
  serve(submitBorrowerIdentity)(async ({ body, actor, meta }, deps) =>
    idempotentReply(
      await submitIdentity({ deps, actor, meta }, body?.inquiryId, async ({ tx }) => {
        const person = await tx.first(personById, { id: actor.borrowerId });
        return { isIdentityVerified: Boolean(person?.identity_verified_at) };
      }),
    ),
  ),
  serve(verifyCreditTransaction)(async ({ body, actor, meta }, deps) =>
    idempotentReply(
      await submitIdentity({ deps, actor, meta }, body.inquiryId, async ({ tx }) => ({
        transaction: await viewTransaction({ db: tx, deps, language: meta.language }, body.transactionId),
      })),
    ),
  ),
];
