import { accountName } from '@portals/format/masked-number';
import type { Snapshot } from 'valtio/vanilla';
import type { Way } from '../../stores/ways.store';

/** "Visa •••• 4242". */
export const wayName = ({ name, cardLastFour, accountNumber }: Snapshot<Way>): string =>
  accountName(name, cardLastFour ?? accountNumber ?? '');
