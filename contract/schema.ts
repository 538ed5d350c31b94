import { isCivilDate } from '@domain/calendar/civil-date';
import { hasLink } from '@domain/link-in-text';
import { centsFromDollars } from '@domain/money/dollars';
import { isPersonName } from '@domain/person-name';
import { isPracticeName } from '@domain/practice/practice-name';
import { isPrintable } from '@domain/printable';
import { GIVEN_OUT_SSN } from '@domain/ssn';
import { isUsNumber } from '@domain/us-area-codes';
import { STATE_CODES } from '@domain/us-states';
import * as z from './z';

// Building blocks of wire schemas, written with zod/mini because the same schemas validate forms in the browser, where
// the full build would not fit the size budget.

/**
 * One line: no control characters, no line or paragraph separators, and no marks that turn the direction of what follows.
 * Names and addresses stand in contracts and messages, where a second line would read as a sentence of ours.
 */
export const ONE_LINE = /^(?![\p{Cf}\s]+$)[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/**
 * What nobody sees and copying brings along: soft hyphens, spaces of no width, marks of order, fillers, tags. It is left out, so
 * that no name or reason is blank to whoever reads it, and none looks like another. The joiners of some scripts stay.
 */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|\u034f|\u17b4|\u17b5/gu;
export const seen = () => z.overwrite((value: string) => value.replace(UNSEEN, ''));

/**
 * A schema that is made once for the same arguments: hundreds of fields share it, and a start of the server would wait for all of
 * them (decision 0013).
 */
export function kept<A extends readonly number[], S>(make: (...settings: A) => S): (...settings: A) => S {
  const made = new Map<string, S>();
  return (...settings) => {
    const key = settings.join(' ');
    const known = made.get(key) ?? make(...settings);
    made.set(key, known);
    return known;
  };
}

/** Text of one line, trimmed, 1 to `max` characters. */
export const text = kept((max = 200) =>
  z.string().check(seen(), z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE)),
);

/** Spaces that copying brings along look like one. */
const oneSpace = () => z.overwrite((value: string) => value.replace(/\s+/gu, ' '));

/** A name of a person or a part of it, 1 to `max` characters. */
export const personName = kept((max = 60) =>
  z
    .string()
    .check(seen(), z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE), oneSpace(), z.refine(isPersonName)),
);

/** What a practice or an enterprise is called. */
export const practiceName = kept((max = 120) =>
  z.string().check(seen(), z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE), z.refine(isPracticeName)),
);

const isPlain = (value: string) => !hasLink(value) && isPrintable(value);

/** A line of an address, which stands on letters of ours. */
export const addressText = kept((max: number) =>
  z.string().check(seen(), z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE), z.refine(isPlain)),
);

/** Like `addressText`, but may be empty. */
export const optionalAddressText = kept((max: number) =>
  z.optional(z.string().check(seen(), z.trim(), z.maxLength(max), z.regex(ONE_LINE), z.refine(isPlain))),
);

/** What a field says whose words stand on papers and hold a letter of another script, or an emoji. */
export const NOT_ON_PAPER = "Use letters, numbers, and signs only. Emojis and some scripts can't be printed.";

/** Like `text`, of what papers name: treatments, areas, banks, jobs. */
export const printedText = kept((max: number) =>
  z
    .string()
    .check(seen(), z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE), z.refine(isPrintable, NOT_ON_PAPER)),
);

/** Like `printedText`, but may be empty. */
export const optionalPrintedText = kept((max: number) =>
  z.optional(
    z.string().check(seen(), z.trim(), z.maxLength(max), z.regex(ONE_LINE), z.refine(isPrintable, NOT_ON_PAPER)),
  ),
);

/** Like `text`, but may be empty. */
export const optionalText = kept((max = 200) =>
  z.optional(z.string().check(seen(), z.trim(), z.maxLength(max), z.regex(ONE_LINE))),
);

export const PARAGRAPHS = /^(?![\p{Cf}\s]+$)(?:[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\n)*$/u;

/** Text of several lines, trimmed, 1 to `max` characters; only for what we show on a screen of our own. */
export const paragraphs = kept((max: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    seen(),
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.regex(PARAGRAPHS),
  ),
);

/** An opaque id of one of our rows: ULID or a fixed id of the demo world. */
export const id = kept(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{3,64}$/)));

/** A practice's or an enterprise's address part. */
export const slug = kept(() => z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/)));

/** A domain in ASCII only, so that one mailbox has one spelling: a wide `ａ` would be another to our limits, not to mail servers. */
export const emailAddress = kept(() =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254),
      z.regex(/^[^\s\p{C}@"<>()[\]\\,;:%]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/u),
    ),
);

/**
 * Area codes under +1 that are no US ones and cost like calls abroad (Bermuda, the Caribbean), and those that the called
 * earns from. Codes sent there are a fraud of its own: whoever asks for them is paid for each.
 */
const COSTLY_AREAS = /^(242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876|900)/;

const digitsOf = (value: string) => value.replace(/\D/g, '').slice(-10);
const phoneText = () =>
  z.string().check(z.maxLength(30), z.regex(/^(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}$/));

/** The number of a person, in any common form, decoded to ten digits: one of a place in the United States. */
export const phoneNumber = kept(() =>
  z.pipe(
    phoneText().check(z.refine((value) => isUsNumber(digitsOf(value)))),
    z.transform((value) => digitsOf(value)),
  ),
);

/** The number of a practice or of staff, to which no code goes: toll-free ones too. */
export const businessPhone = kept(() =>
  z.pipe(
    phoneText().check(z.refine((value) => !COSTLY_AREAS.test(digitsOf(value)))),
    z.transform((value) => digitsOf(value)),
  ),
);

export const oneTimeCode = kept(() => z.string().check(z.trim(), z.regex(/^\d{6}$/)));

export const civilDateText = kept(() => z.string().check(z.refine((value) => isCivilDate(value))));

/** A date, or '' for none. */
export const civilDateOrNone = kept(() => z.string().check(z.refine((value) => value === '' || isCivilDate(value))));

/** Dollars on the wire with at most two decimals, decoded to integer cents within the given dollars. */
export const money = kept((minDollars = 0, maxDollars = 1_000_000) =>
  z.pipe(
    z.number().check(
      z.minimum(minDollars),
      z.maximum(maxDollars),
      z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'two_decimals' }),
    ),
    z.transform((value) => centsFromDollars(value)),
  ),
);

/** Dollars as a client reads them. */
export const dollars = kept(() => z.number());

export const stateCode = kept(() => z.enum(STATE_CODES));
export const zipCode = kept(() => z.string().check(z.trim(), z.regex(/^\d{5}(?:-\d{4})?$/)));
export const ssnLastFour = kept(() => z.string().check(z.regex(/^(?!0000)\d{4}$/)));
export const ssnFull = kept(() =>
  z.pipe(
    z.string().check(z.regex(GIVEN_OUT_SSN)),
    z.transform((value) => value.replace(/-/g, '')),
  ),
);

/** A flag in a query string. */
export const queryFlag = kept(() =>
  z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  ),
);

/** Dollars in a query, as text with at most two decimals; cents once read. */
export const queryMoney = kept((minDollars: number, maxDollars: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)),
      z.pipe(
        z.transform((value: string) => Number(value)),
        money(minDollars, maxDollars),
      ),
    ),
  ),
);

/** A whole number in a query string. */
export const queryNumber = kept((min: number, max: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(
        z.transform((value: string) => Number(value)),
        z.number().check(z.minimum(min), z.maximum(max)),
      ),
    ),
  ),
);

/** An answer that only says that the call was done. */
export const done = kept(() => z.object({ success: z.literal(true) }));

/** Names a schema, so that documents show it once and refer to it. */
export function named<S extends z.ZodMiniType>(name: string, schema: S): S {
  z.globalRegistry.add(schema, { id: name });
  return schema;
}
