import { text } from './schema';
import * as z from './z';

/** What stands in a history where a call gives no reason. */
export const NO_REASON = 'No reason given.';

/**
 * Why staff did something, for the colleagues who read it later. The screens ask for it; the specification's calls do not know it.
 * @NOTE choice: so a call without one is taken, except where a decision or a law asks for the reason.
 */
export const staffReason = () => z._default(text(500), NO_REASON);
