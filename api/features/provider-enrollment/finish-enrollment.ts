import { finishEnrollment as finishEnrollmentCall } from '@contract/provider-enrollment/calls';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { type Context, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { contentHash } from '../document/index';
import { agreementToSign } from './agreement';
import { type Authorization, openAnswers } from './answers';
import type { EnrollmentRow } from './enrollment.reads';
import { signingDay, viewEnrollment } from './enrollment.view';
import { insertAgreement } from './enrollment.writes';
import { brandOf, linkTo } from './mail-link';
import { keepAnswers, takeFor } from './save-answers';
import { waitForOnboarding } from './wait-for-onboarding';

/**
 * Signs the master agreement; the enrollment is then a lead that onboarding takes up. Effects, in one transaction: the agreement with its
 * exact text and evidence, history, audit row, and a copy by e-mail, whose PDF is made after the commit.
 * @throws AppError STEP_ORDER before the card and once it is signed, STALE for another text than the one of today, INVALID_FIELDS at another
 * day than today; NOT_FOUND. Source: provider-admin §3 authorization, §4; decision 65.
 */
export const finishEnrollment = command(finishEnrollmentCall)(async ({ body }, context) => {
  const { deps, now, send } = context;
  const row = await takeFor('finish', context);
  const today = signingDay(deps, row);
  const authorization = { ...body.authorization, signedAt: body.authorization.signedAt ?? today };
  if (authorization.signedAt !== today)
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'authorization.signedAt', message: `Sign with today's date, ${today}.` }],
    });
  await keepSigned(context, row, { authorization, hash: body.disclosureHash });
  const signed = await keepAnswers(context, row, {
    step: 'finish',
    act: 'SIGNED',
    action: 'enrollment.finished',
    answers: { authorization },
    columns: { finished_at: now },
  });
  await waitForOnboarding(context, signed);
  const to = openAnswers(deps.vault, signed).primaryContact.email;
  await send('enrollment-signed', {
    to,
    brand: brandOf(signed),
    url: await linkTo(context, signed),
    enrollmentId: signed.id,
  });
  return { enrollment: viewEnrollment(signed, deps) };
});

async function keepSigned(
  { tx, deps, meta, now }: Context,
  row: EnrollmentRow,
  { authorization, hash }: { authorization: Authorization; hash: string },
): Promise<void> {
  const content = agreementToSign(row, deps);
  const sha256 = contentHash(content);
  if (hash !== sha256) throw new AppError('STALE');
  const { addressHash, userAgent, requestId } = meta;
  await tx.run(insertAgreement, {
    id: deps.newId(),
    enrollment_id: row.id,
    title: content.title,
    text_version: content.version,
    content: canonicalJson(content),
    sha256,
    pdf: null,
    pdf_sha256: null,
    signed_name: authorization.authorizedSigner,
    signer_title: authorization.signerJobTitle,
    signed_on: authorization.signedAt,
    signed_at: now,
    evidence: JSON.stringify({ addressHash, userAgent, requestId, isEmailProven: row.is_email_proven === 1 }),
  });
}
