import { TIME_ZONE_IDS } from '@domain/calendar/practice-zone';
import { kept } from './schema';
import * as z from './z';

/** An IANA name out of the zones that practices may be in. */
export const timeZone = kept(() => z.enum(TIME_ZONE_IDS));
