import { createHost } from '@portals/steps/host';
import { store } from './enrollment.store';

/** The page around the frame. */
export const host = createHost({
  isUnderWay: () => store.enrollment.data !== null && store.enrollment.data.documentPath === null,
});
