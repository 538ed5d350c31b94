import { createHost } from '@portals/steps/host';
import { store } from './signup.store';

/** The practice's page around the frame. */
export const host = createHost({ isUnderWay: () => store.signup.data?.application?.status === 'INCOMPLETE' });
