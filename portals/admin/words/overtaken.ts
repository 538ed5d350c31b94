import type { ApiError } from '@portals/client/api-error';
import { moment } from '@portals/format/dates';
import { deedSentence } from './audit-words';
import { upperFirst } from './upper-first';

/** Who changed something, how and when: “Dana Reyes changed a practice’s details on Dec 5, 3:10 pm.” Null where the answer doesn’t tell. */
export function overtakenBy(happened: ApiError['happened']): string | null {
  if (happened === null) return null;
  const { state, at, by } = happened;
  return `${upperFirst(deedSentence(by || 'Someone', state, {}))} on ${moment(at)}.`;
}

const UNNAMED =
  /^(?:Someone [^.]*|This (?:\w+ ){0,3}changed) since you opened (?:it|them)\.(?: Reload to see the latest\.)?/;
/** Also where the page shows what is true now, so that nobody is sent to reload it. */
const NOT_SAVED = 'Your change wasn’t saved. Check the latest details, then try again.';

/** What a refusal for an older state says, with who changed it in place of its first sentence, which can only say that somebody did. */
export function namingOvertaker(text: string, happened: ApiError['happened']): string {
  const who = overtakenBy(happened);
  if (who === null) return text;
  if (!UNNAMED.test(text)) return text.startsWith(who) ? text : `${who} ${text}`;
  const rest = text.replace(UNNAMED, '').trim();
  return `${who} ${rest || NOT_SAVED}`;
}
