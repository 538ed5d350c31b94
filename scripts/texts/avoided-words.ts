/** A word that readers stumble over, what to say, and where it is right all the same. */
export type AvoidedWord = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly say: string;
  /** Files in which the word is the right one, as a start of their path. */
  readonly except?: readonly string[];
};

/** What the law, its samples and signed papers say in their own words. */
const PAPERS = 'api/features/document/templates/';

/**
 * Words that are not used towards people (docs/voice.md). Each pattern is tried on every text of the product, so it names the
 * meaning that is wrong and spares the right ones: "on hold" is a status, "the rule holds" is not said.
 */
export const avoidedWords: readonly AvoidedWord[] = [
  { name: 'meanwhile', pattern: /\bmeanwhile\b/i, say: '“since you opened this”, or who and when' },
  { name: 'at once', pattern: /\bat once\b/i, say: 'immediately, right away', except: [PAPERS] },
  { name: 'overtaken', pattern: /\bovertaken\b/i, say: '“Someone updated {name} since you opened it.”' },
  {
    name: 'take back',
    pattern: /\b(?:take|takes|took|taken|taking)(?: \S+){0,3} back\b/i,
    say: 'withdraw (a request), undo (an act), reverse (a payment)',
  },
  {
    name: 'take off',
    pattern: /\b(?:take|takes|took|taken|taking)(?: (?:it|this|the|a|an|its|their|\S+’s))?(?: \S+)? off\b/i,
    say: 'remove',
  },
  {
    name: 'bring back',
    pattern: /\b(?:bring|brings|brought) (?:it|this|them|the \S+) back\b(?! (?:here|to))/i,
    say: 'restore',
  },
  { name: 'take up', pattern: /\b(?:was|is|been|nobody) taken up\b|\bhas taken it up\b/i, say: 'onboarding started' },
  { name: 'turn down', pattern: /\bturn(?:s|ed)? (?:\S+ )?down\b/i, say: 'decline' },
  {
    name: 'was told',
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/i,
    say: 'notify, notified; “We’ll email {name}”',
  },
  { name: 'learned that', pattern: /\blearn(?:ed|t) (?:that|of)\b/i, say: 'who did what: “Bank accepted the payment”' },
  { name: 'became of', pattern: /\bbecame of\b/i, say: 'outcome' },
  { name: 'asked for (status)', pattern: /^Asked for\b|: asked for$/, say: 'requested' },
  { name: 'looks to approve', pattern: /\blooks? (?:of a practice|to approve)\b|\bits look\b/i, say: 'branding' },
  { name: 'worn', pattern: /\b(?:worn|wears?)\b/i, say: 'uses' },
  {
    name: 'proven',
    pattern: /\b(?:proven|proved) by\b|\btaken as proven\b|\bidentity (?:is )?proven\b/i,
    say: 'verified',
  },
  { name: 'stands', pattern: /\b(?:stands|stood)\b/i, say: 'is, are' },
  { name: 'in force', pattern: /\bin force\b/i, say: 'in effect', except: [PAPERS] },
  { name: 'let go', pattern: /\blet(?:s|ting)? (?:\S+ )?go\b/i, say: 'release, resume' },
  { name: 'posted a letter', pattern: /\bposted (?:a|the) (?:letter|notice)\b/i, say: 'mailed a letter' },
  { name: 'in one sum', pattern: /\bin one sum\b/i, say: 'in full' },
  { name: 'in all', pattern: /\bin all\b(?! (?:cases|states|lists|fields|practices))/i, say: 'in total' },
  { name: 'in place of', pattern: /\bin place of\b/i, say: 'instead of' },
  { name: 'goes on', pattern: /\b(?:goes|went) on\b(?! hold| the)|^Go on\b/i, say: 'continues; “Continue”' },
  { name: 'came back', pattern: /\bcame back\b/i, say: 'was returned' },
  { name: 'gave back', pattern: /\b(?:gave|gives|given) back\b/i, say: 'returned, refunded' },
  { name: 'kept back', pattern: /\b(?:keeps?|kept) back\b/i, say: 'withhold, withheld' },
  { name: 'given up', pattern: /\b(?:given up|gave up)\b(?! (?:on|your))/i, say: 'charged off (a loan), canceled' },
  { name: 'on its way', pattern: /^(?:On|on) (?:its|their) way\b|\bmoney (?:is )?on its way\b/, say: 'processing' },
  { name: 'has arrived', pattern: /^Arrived\b|\b(?:money|payment|deposit) (?:has )?arrived\b/i, say: 'paid' },
  { name: 'by itself', pattern: /\bby (?:itself|ourselves|themselves)\b/i, say: 'automatically' },
  { name: 'Cancelled', pattern: /\bcancell(?:ed|ing)\b/i, say: 'canceled, canceling' },
  { name: 'e-mail', pattern: /\be-mail/i, say: 'email' },
  { name: 'any more', pattern: /\b(?:not|n’t|n't|no longer)\b[^.]*\bany more\b(?! \p{L})/iu, say: 'anymore' },
  { name: 'somebody', pattern: /\bsomebody\b/i, say: 'someone, or who it is' },
  { name: 'whoever', pattern: /\bwhoever\b(?! manages)/i, say: 'the person who, anyone who' },
  { name: 'shall', pattern: /\bshall\b/, say: 'will, should', except: [PAPERS] },
  { name: 'afterwards', pattern: /\bafterwards\b/i, say: 'afterward, later' },
  { name: 'thereof', pattern: /\b(?:hereby|thereof|therein|herewith)\b/i, say: 'plain words', except: [PAPERS] },
  { name: 'Invalid input', pattern: /^invalid (?:input|value|request)\b/i, say: 'what to do: “Enter a note”' },
  {
    name: 'a schema’s words',
    pattern: /\bmust be (?:a|an) (?:string|number|boolean|array|object)\b(?! such)/i,
    say: 'Enter a value.',
  },
  { name: 'space before %', pattern: /\d %/, say: '5%', except: ['domain/underwriting/state-credit-law.ts', PAPERS] },
  { name: 'please note', pattern: /\bplease note\b/i, say: 'say the fact' },
  { name: 'exclamation mark', pattern: /\p{L}!(?:\s|$)/u, say: 'a period' },
  { name: 'What it comes to', pattern: /\b(?:what it|it all) comes to\b/i, say: 'total' },
  { name: 'carry out', pattern: /\bcarr(?:y|ies|ied) out\b/i, say: 'run, do' },
  { name: 'no … waits', pattern: /\bNo \S+ waits for\b/, say: 'No {things} yet' },
  { name: 'waits for', pattern: /^Waits for\b/, say: 'Pending {what}, Awaiting {who}' },
  { name: 'put away', pattern: /\b(?:into|in) the archive\b/i, say: 'archive, archived' },
  { name: 'riddle', pattern: /\bnext word is yours\b|\bword of mouth\b/i, say: 'what to do' },
  { name: 'colleague', pattern: /\bcolleagues? (?:has|have|changed|saved)\b/i, say: 'someone, or the name' },
];
