import type { CivilDate } from '@domain/calendar/civil-date';
import { DAY_OF_CARDS } from '@domain/card/card-rule';
import { civilToday } from '../../civil-today';
import type { Clock } from '../../clock';

/** The day on which a card is looked at: whether it is past its last one. */
export const cardDay = (clock: Clock): CivilDate => civilToday(clock, DAY_OF_CARDS);
