import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../us-states';
import { proposedZone, TIME_ZONE_IDS, timeZoneName, zoneAfterMove, zoneOfAddress } from './practice-zone';
import { zonesOfState } from './state-zone';

describe("a practice's time zone", () => {
  test.each([
    ['IL', 'America/Chicago'],
    ['CA', 'America/Los_Angeles'],
    ['NY', 'America/New_York'],
    ['HI', 'Pacific/Honolulu'],
  ])('of %s is proposed: %s', (state, zone) => expect(proposedZone(state)).toBe(zone));

  test.each(['TX', 'FL', 'TN', 'KY', 'IN', 'ND', 'ID', 'AK', 'PR', 'GU', 'VI', ''])(
    'of %s is asked, because there are two or it is a territory',
    (state) => expect(proposedZone(state)).toBeNull(),
  );

  test.each([
    ['PR', '00907', 'America/Puerto_Rico'],
    ['VI', '00802', 'America/Puerto_Rico'],
    ['GU', '96910', 'Pacific/Guam'],
    ['TX', '78701', 'America/Chicago'],
    ['TX', '79901', 'America/Denver'],
    ['FL', '33101', 'America/New_York'],
    ['FL', '32502', 'America/Chicago'],
    ['TN', '37902', 'America/New_York'],
    ['ID', '83814', 'America/Los_Angeles'],
    ['IN', '46402', 'America/Chicago'],
    ['KY', '42001', 'America/Chicago'],
    ['ND', '58601', 'America/Denver'],
    ['NE', '68102', 'America/Chicago'],
    ['NE', '69361', 'America/Denver'],
    ['OR', '97201', 'America/Los_Angeles'],
    ['OR', '97914', 'America/Boise'],
    ['SD', '57701', 'America/Denver'],
  ])('of an address in %s %s that nobody was asked about is %s', (stateCode, zipCode, zone) =>
    expect(zoneOfAddress({ stateCode, zipCode })).toBe(zone),
  );

  test('stays while an address moves within its state, and follows it into another', () => {
    const before = { stateCode: 'TX', timeZone: 'America/Denver' };
    expect(zoneAfterMove(before, { stateCode: 'TX', zipCode: '78701' })).toBe('America/Denver');
    expect(zoneAfterMove(before, { stateCode: 'CA', zipCode: '90001' })).toBe('America/Los_Angeles');
    const told = { stateCode: 'FL', zipCode: '33101', timeZone: 'America/Chicago' };
    expect(zoneAfterMove(before, told)).toBe('America/Chicago');
  });

  test('every zone in which a state lies can be chosen, is known to the clock and has a name', () => {
    for (const zone of STATE_CODES.flatMap((state) => zonesOfState(state))) expect(TIME_ZONE_IDS).toContain(zone);
    for (const id of TIME_ZONE_IDS) {
      expect(new Intl.DateTimeFormat('en-US', { timeZone: id }).resolvedOptions().timeZone).toBeTruthy();
      expect(timeZoneName(id)).not.toBe(id);
    }
  });
});
