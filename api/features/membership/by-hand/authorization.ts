import { type Language, languages } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Context } from '../../../command/command';
import type { Config } from '../../../config/config';
import type { Db } from '../../../db/database';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { contentHash, type DocumentContent, englishCopy, keepDocument, reachOf } from '../../document/index';
import type { MembershipRow } from '../../member-record/index';
import type { PaymentMethodRow } from '../../payment-method/index';
import { chargesText } from '../activation/consent';
import { leftOf, openOn } from '../billing/open-bill';
import { monthsAheadOf, runningOf } from '../figures';
import type { Parties } from '../membership.reads';
import { consentOf } from '../renewal/consent';
import { authorizationWords as english } from './authorization-words';
import { authorizationWords as spanish } from './authorization-words.es';

const WORDS = { en: english, es: spanish } as const;

/** Memberships of which something is charged by itself. */
export const isCharged = ({ status }: Pick<MembershipRow, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'CANCELLATION_INSTALLMENT';

type Authorized = { row: MembershipRow; parties: Parties; method: PaymentMethodRow; today: CivilDate };

/** What is left to be charged, before credits: what is due now, and each payment by its day. */
async function chargesOf(db: Db, { row, today }: Pick<Authorized, 'row' | 'today'>) {
  const of = await runningOf(db, row);
  if (!of) return { openCents: cents(0), payments: [], hasNextYear: false };
  const billed = of.bills
    .filter(({ status, debit_on: on }) => status === 'OPEN' && on > today)
    .map((bill) => ({ on: bill.due_on, amountCents: leftOf(bill) }));
  const months = row.status === 'ACTIVE' ? monthsAheadOf(of, []) : [];
  return {
    openCents: openOn(of.bills, today),
    payments: [...billed, ...months.map(({ dueOn, chargeCents }) => ({ on: dueOn, amountCents: chargeCents }))],
    hasNextYear: row.status === 'ACTIVE' && (await consentOf(db, row)) !== undefined,
  };
}

async function authorizationIn(
  { db, config }: { db: Db; config: Config },
  of: Authorized,
  language: Language,
): Promise<DocumentContent> {
  const { row, parties, method, today } = of;
  const words = WORDS[language];
  const { name: brand } = config.brandMembership;
  const reach = reachOf(config.brandMembership);
  const { openCents, payments, hasNextYear } = await chargesOf(db, { row, today });
  const ahead = chargesText(payments, today, language);
  const way = words.way(method.name, method.last_four);
  const paragraphs = [
    words.who(fullName(parties.first_name, parties.last_name), parties.practice_name),
    words[method.kind === 'CARD' ? 'card' : 'account'](parties.practice_name, brand, way),
    ...(openCents > 0 ? [words.open(formatUsdExact(openCents))] : []),
    ahead === null ? words.none : words.ahead(ahead),
    ...(hasNextYear ? [words.nextYear] : []),
    words.days,
    words.changes,
    words.stop(reach.writeTo, reach.supportPhone),
  ];
  const content = {
    documentKey: 'autopay-authorization',
    title: words.title,
    version: '2',
    issuer: brand,
    box: null,
    sections: [{ heading: null, paragraphs }],
  };
  return language === 'en' ? content : { ...content, language, sections: [...content.sections, englishCopy(reach)] };
}

/** The text to read before a running membership is charged to something, with the hash that says which one was agreed to. */
export async function viewMemberAuthorization(look: { db: Db; config: Config }, of: Authorized, language: Language) {
  const content = await authorizationIn(look, of, language);
  return {
    title: content.title,
    paragraphs: content.sections.flatMap(({ paragraphs }) => [...paragraphs]),
    sha256: contentHash(content),
  };
}

/**
 * Keeps the authorization as it was shown, with the evidence of it (12 CFR 1005.10(b)).
 * @returns the document's id.
 * @throws AppError STALE where another text was shown, or none.
 */
export async function keepMemberAuthorization(
  { tx, deps, meta }: Context<MemberActor>,
  of: Authorized,
  hash: string | undefined,
): Promise<string> {
  const texts: DocumentContent[] = [];
  // Not in parallel: the reads of a transaction share one connection.
  for (const language of languages) texts.push(await authorizationIn({ db: tx, config: deps.config }, of, language));
  const content = texts.find((text) => contentHash(text) === hash);
  if (!content) throw new AppError('STALE');
  const { addressHash, userAgent, requestId } = meta;
  const { row, parties } = of;
  const kept = {
    borrowerId: row.borrower_id,
    signedName: fullName(parties.first_name, parties.last_name),
    evidence: { disclosureHash: contentHash(content), membershipId: row.id, addressHash, userAgent, requestId },
  };
  return keepDocument(kept, deps, { tx, content, english: texts[0] });
}
