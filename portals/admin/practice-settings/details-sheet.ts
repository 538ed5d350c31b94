import { timeZoneName } from '@domain/calendar/practice-zone';
import type { Frozen } from '@portals/state/frozen';
import type { Sheet } from '../words/what-changed';
import type { Details } from './settings.store';

/** A practice's details by what the form calls them. */
export function detailsSheet({ practiceName, email, phoneNumber, practiceURL, details }: Frozen<Details>): Sheet {
  return {
    Name: practiceName,
    Street: details?.streetAddress ?? '',
    Unit: details?.unitApartment ?? '',
    City: details?.city ?? '',
    State: details?.stateCode ?? '',
    'ZIP code': details?.zipCode ?? '',
    'Time zone': timeZoneName(details?.timeZone ?? ''),
    'Email address': email,
    Phone: phoneNumber,
    Website: practiceURL,
    Color: details?.accent ?? '',
  };
}
