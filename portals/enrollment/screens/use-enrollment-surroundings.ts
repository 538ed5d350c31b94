import { site } from '@portals/client/site-configuration';
import type { Surroundings } from '@portals/steps/surroundings';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { flow } from '../enrollment-flow';
import { useGo } from '../go';
import { forget, mailLink } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { host } from '../stores/host';
import { copy } from './copy';

/** What the shared steps know of this flow and ask it to do. */
export function useEnrollmentSurroundings(): Surroundings {
  const { place, enrollment } = useSnapshot(store);
  const { isEmbedded, isLeaving } = useSnapshot(host.state);
  const go = useGo();
  const name = enrollment.data?.businessInformation.providerName ?? place.data?.name;
  const email = enrollment.data?.primaryContact.email ?? null;
  const isBegun = enrollment.data !== null;
  const firstName = enrollment.data?.primaryContact.firstName ?? null;
  const isMembership = place.data?.priviEnrollment === true && !place.data.patientfiEnrollment;
  return useMemo(
    () => ({
      practice: name === undefined ? null : { name, logo: null, phoneNumber: null },
      byline: copy.byline(site.brands[isMembership ? 'membership' : 'financing'].name),
      steps: flow.last - 1,
      isEmbedded,
      isLeaving,
      begun: isBegun ? { name: firstName, goesOnBy: 'link' } : null,
      email,
      saveForLater: mailLink,
      leaveDevice() {
        forget();
        go('start');
      },
      leaveFrame: host.leave,
      stay: host.stay,
    }),
    [name, isMembership, isBegun, firstName, email, isEmbedded, isLeaving, go],
  );
}
