import { moneyWord, withheld } from '@portals/format/money-status';

/** The tab of payments that arrived, in which what refunds took whole stands too: "Paid or withheld". */
export const paidOrWithheld = `${moneyWord('SETTLED')} or ${withheld.word.toLowerCase()}`;
