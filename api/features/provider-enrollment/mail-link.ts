import { portalBase } from '@contract/paths';
import { mailEnrollmentLink, openEnrollmentLink } from '@contract/provider-enrollment/calls';
import { enrollmentPaths } from '@contract/provider-enrollment/paths';
import { type Context, changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { aDay, takeEach } from '../../security/rate-limit';
import { emailIndexOf, openAnswers } from './answers';
import { type EnrollmentRow, enrollmentOfEmail, keyByHash, staffOfEmail, takeById } from './enrollment.reads';
import { viewEnrollment } from './enrollment.view';
import { endKeys, updateEnrollment, useLink } from './enrollment.writes';
import { keyHash, makeKey, takeOwn } from './enrollment-key';
import { tell } from './save-answers';
import { withoutAnswers } from './unproven-answers';

/** Mails that one address gets in a day, whoever asks for them. */
const TO_ONE_ADDRESS = aDay(6);
/** Mails of one enrollment in a day, to whichever addresses, and those that one network asks for: an office that enrolls its locations. */
const OF_ONE_ENROLLMENT = aDay(10);
const FROM_ONE_NETWORK = aDay(60);

/**
 * A new address at which an enrollment is gone on with, once within a week. Its secret stands behind the mark, so that neither logs nor
 * other websites learn it.
 */
export async function linkTo({ tx, deps }: Pick<Context, 'tx' | 'deps'>, row: EnrollmentRow): Promise<string> {
  const secret = await makeKey(tx, { enrollmentId: row.id, kind: 'LINK' }, deps);
  return `${deps.config.publicUrl}${portalBase}${enrollmentPaths.enrollment.href({ slug: row.slug })}#${secret}`;
}

export const brandOf = (row: EnrollmentRow) => (row.patientfi_enrollment === 1 ? 'financing' : 'membership');

/**
 * Counts a mail, whether one leaves or not: by its address, by who asks, and by the enrollment where the asker has its key.
 * @throws AppError RATE_LIMITED
 */
const countMail = ({ tx, deps, meta }: Context, to: string, own?: EnrollmentRow): Promise<void> =>
  takeEach(
    tx,
    [
      [`enrollment-links-from:${meta.addressHash}`, FROM_ONE_NETWORK],
      ...(own ? ([[`enrollment-links-of:${own.id}`, OF_ONE_ENROLLMENT]] as const) : []),
      // What stands after a plus sign reaches the same mailbox.
      [`enrollment-link-to:${emailIndexOf(deps.vault, to.replace(/\+[^@]*(?=@)/, ''))}`, TO_ONE_ADDRESS],
    ],
    deps,
  );

/** Mails the link. Effects: the link, the mail, history, audit row. @throws AppError RATE_LIMITED */
export async function sendLink(context: Context, row: EnrollmentRow, to: string): Promise<void> {
  await countMail(context, to, row);
  await mailTo(context, row, to);
}

async function mailTo(context: Context, row: EnrollmentRow, to: string): Promise<void> {
  const { tx, send } = context;
  const isUser = (await tx.first(staffOfEmail, { email: to })) !== undefined;
  await send('enrollment-link', { to, brand: brandOf(row), url: await linkTo(context, row), isUser });
  await tell(context, row.id, { act: 'LINK_SENT', action: 'enrollment.link_sent' });
}

/**
 * Mails a link to go on: to the primary contact of one's own enrollment, else to that of one that was begun with this e-mail address. The
 * answer does not tell whether there is one.
 * @throws AppError NOT_FOUND without key and address, RATE_LIMITED. Source: decision 65.
 */
export const mailLink = command(mailEnrollmentLink)(async ({ body: { slug, email } }, context) => {
  const { tx, deps, meta, leaveNoRow } = context;
  const own = await takeOwn(tx, meta, deps);
  if (own) {
    await sendLink(context, own, openAnswers(deps.vault, own).primaryContact.email);
    return { success: true as const };
  }
  if (email === undefined) throw new AppError('NOT_FOUND');
  // Counted for an address that nobody began with too, so that the refusal does not tell either.
  await countMail(context, email);
  const found = await tx.first(enrollmentOfEmail, { emailIndex: emailIndexOf(deps.vault, email), slug });
  if (found) await mailTo(context, found, email);
  else leaveNoRow('Nobody began an enrollment with this address.');
  return { success: true as const };
});

/**
 * Goes on with an enrollment by a mailed link. Whoever has it has the mailbox, and every other key and link of the enrollment ends. What was
 * typed before the address was proven stays only where the browser that typed it opens the link: anybody can begin with an address of
 * somebody else. Effects: a key for this browser, the link is used up, history, audit row.
 * @throws AppError CODE_EXPIRED for a link that is unknown, used or over.
 */
export const openLink = command(openEnrollmentLink)(async ({ body: { link } }, context) => {
  const { tx, deps, now } = context;
  const asked = { keyHash: keyHash(link), now: deps.wallClock.now() };
  if ((await tx.run(useLink, asked)) !== 1)
    throw new AppError('CODE_EXPIRED', {
      userMessage: 'This link has expired or was already used. Request a new one.',
    });
  const { row, isTypedHere } = await openedBy(asked.keyHash, context);
  const isHers = isTypedHere || row.is_email_proven === 1;
  // What is signed stays as it was signed; nobody types into it anymore.
  const kept = isHers || row.finished_at !== null ? row : withoutAnswers(row, context);
  const proven = { ...kept, is_email_proven: 1, changed_at: now };
  await changeOne(tx, updateEnrollment, proven);
  await tx.run(endKeys, { enrollmentId: row.id, now: asked.now });
  const token = await makeKey(tx, { enrollmentId: row.id, kind: 'BROWSER' }, deps);
  await tell(context, row.id, { act: kept === row ? 'LINK_OPENED' : 'OPENED_EMPTY', action: 'enrollment.opened' });
  return { enrollment: viewEnrollment(proven, deps), token };
});

type Opened = { row: EnrollmentRow; isTypedHere: boolean };

/** What a link opens: its enrollment, or, while that is not proven, what this browser began itself with the same address. */
async function openedBy(linkHash: string, { tx, deps, meta }: Context): Promise<Opened> {
  const own = await takeOwn(tx, meta, deps);
  const key = await tx.first(keyByHash, { keyHash: linkHash });
  const row = key && (await tx.first(takeById, { id: key.enrollment_id }));
  if (!row) throw new AppError('CODE_EXPIRED');
  if (own?.id === row.id) return { row, isTypedHere: true };
  const isOfAddress = own?.email_index === row.email_index && own.slug === row.slug && own.finished_at === null;
  if (own && isOfAddress && row.is_email_proven === 0) return { row: own, isTypedHere: true };
  return { row, isTypedHere: false };
}
