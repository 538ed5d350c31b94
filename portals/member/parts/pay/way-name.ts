import type { Snapshot } from 'valtio/vanilla';
import type { Way } from '../../stores/ways.store';
import { copy } from './copy';

/** "Visa •••• 4242". */
export const wayName = ({ name, cardLastFour, accountNumber }: Snapshot<Way>): string =>
  copy.ending(name, cardLastFour ?? accountNumber ?? '');
