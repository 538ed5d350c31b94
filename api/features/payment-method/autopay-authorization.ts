import type { Language } from '@contract/language';
import { languages } from '@contract/language';
import { type AutopayType, autopayCents, EVERY_DUE_DATE } from '@domain/autopay/autopay';
import { nextBusinessDay } from '@domain/calendar/business-day';
import { civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact as usd } from '@domain/money/usd';
import { nextAutopayDebit } from '@domain/payment/autopay-debit';
import { fullName } from '@domain/person-name';
import type { Clock } from '../../clock';
import type { Context } from '../../command/command';
import type { Config } from '../../config/config';
import type { Db } from '../../db/database';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { contentHash, type DocumentContent, englishCopy, keepDocument, reachOf } from '../document/index';
import { autopayWords as english } from './autopay-words';
import { autopayWords as spanish } from './autopay-words.es';
import { discountOf, loanOf, type Payable } from './payable';
import type { PaymentMethodRow } from './payment-method.reads';

const WORDS = { en: english, es: spanish } as const;

/** What a person is about to turn on: how much, from where, for which loan. */
export type AutopayChoice = {
  readonly payable: Payable;
  readonly type: Exclude<AutopayType, 'NONE'>;
  readonly customCents: number | null;
  readonly method: PaymentMethodRow;
};
type Payer = { id: string; first_name: string | null; last_name: string | null };
type Look = { db: Db; clock: Clock; config: Config };

/** The first debit of a choice as things stand: of a loan in force by its events, before that by its plan. */
async function firstDebit({ db, clock }: Look, { payable, type, customCents }: AutopayChoice) {
  const kept = await loanOf({ db, clock }, payable);
  const eachCents = autopayCents(type, payable.asked, customCents);
  const found = discountOf(payable, kept);
  const discount = found && EVERY_DUE_DATE.has(type) ? found : null;
  const { firstDueOn } = payable.plan;
  const before = { dueOn: firstDueOn, debitOn: nextBusinessDay(firstDueOn), amountCents: eachCents };
  const next = kept ? nextAutopayDebit(kept.events, { type, cents: eachCents }, kept.today) : before;
  const loweredCents = discount && cents(Math.round(discount.payment * 100));
  const isLowered = type === 'MINIMUM' && discount !== null && next !== null && civilDate(discount.from) <= next.dueOn;
  return {
    eachCents,
    first: next && { on: next.debitOn, amountCents: isLowered && loweredCents ? loweredCents : next.amountCents },
    lowered:
      type === 'MINIMUM' && discount && loweredCents && loweredCents < eachCents
        ? { amountCents: loweredCents, from: civilDate(discount.from) }
        : null,
  };
}

/**
 * The authorization of automatic payments as a person reads it before they turn them on: from what, how much, from which day on, and how
 * to stop. Source: 12 CFR 1005.10(b), which asks for its terms in writing, for cards as for accounts.
 */
async function authorizationIn(
  look: Look,
  choice: AutopayChoice,
  { payer, language }: { payer: Payer; language: Language },
) {
  const { payable, type, method } = choice;
  const { config } = look;
  const { name: creditor } = config.brandFinancing;
  const reach = reachOf(config.brandFinancing);
  const [words, day] = [WORDS[language], longDates[language]];
  const { eachCents, first, lowered } = await firstDebit(look, choice);
  const { number, practice_name: practice } = payable.row;
  const taken = [
    words[method.kind === 'CARD' ? 'card' : 'account'](creditor, method.name, method.last_four),
    words[type](usd(eachCents)),
    ...(lowered ? [words.lowered({ amount: usd(lowered.amountCents), from: day(lowered.from) })] : []),
    first ? words.first({ amount: usd(first.amountCents), from: day(first.on) }) : words.none,
    ...(type === 'FIRST_ONLY' ? [] : [words.until, words.changes]),
    words.stop(reach.writeTo, reach.supportPhone),
  ];
  const who = words.who(fullName(payer.first_name, payer.last_name), Number(number), practice);
  const sections: DocumentContent['sections'] = [{ heading: null, paragraphs: [who, ...taken] }];
  const content = {
    documentKey: 'autopay-authorization',
    title: words.title,
    version: '3',
    issuer: creditor,
    box: null,
  };
  return language === 'en'
    ? { ...content, sections }
    : { ...content, language, sections: [...sections, englishCopy(reach)] };
}

/** The text to read, with the hash that says which one was agreed to. */
export async function viewAuthorization(
  look: Look,
  choice: AutopayChoice,
  reader: { payer: Payer; language: Language },
) {
  const content = await authorizationIn(look, choice, reader);
  return {
    title: content.title,
    paragraphs: content.sections.flatMap(({ paragraphs }) => paragraphs),
    sha256: contentHash(content),
  };
}

/**
 * Keeps the authorization as it was shown and promises the mail with its copy.
 * @throws AppError STALE where another text was shown, or none.
 */
export async function keepAutopayAuthorization(
  { tx, deps, meta, send }: Context<BorrowerActor>,
  choice: AutopayChoice,
  { payer, hash }: { payer: Payer & { email: string }; hash: string | undefined },
): Promise<void> {
  const look = { db: tx, clock: deps.clock, config: deps.config };
  const texts: DocumentContent[] = [];
  // Not in parallel: the reads of a transaction share one connection.
  for (const language of languages) texts.push(await authorizationIn(look, choice, { payer, language }));
  const shown = texts.find((text) => contentHash(text) === hash);
  if (!shown) throw new AppError('STALE');
  const { addressHash, userAgent, requestId } = meta;
  const { row } = choice.payable;
  const signed = {
    borrowerId: payer.id,
    transactionId: row.id,
    signedName: fullName(payer.first_name, payer.last_name),
    evidence: { disclosureHash: contentHash(shown), addressHash, userAgent, requestId },
  };
  const documentId = await keepDocument(signed, deps, { tx, content: shown, english: texts[0] });
  if (payer.email === '') return;
  const which = { number: Number(row.number), practice: row.practice_name };
  await send('autopay-authorized', {
    to: payer.email,
    firstName: payer.first_name,
    ...which,
    borrowerId: payer.id,
    documentId,
  });
}
