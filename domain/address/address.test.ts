import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../us-states';
import { isMailbox } from './home-address';
import { isZipOf, stateOfZip } from './zip-states';

describe('a mailbox', () => {
  test.each([
    'PO Box 12',
    'P.O. Box 12',
    'p. o. box 12',
    'P O BOX 9',
    'Post Office Box 7',
    'PO Drawer 3',
    'Box 44',
    'Caller 5',
    'PMB 201',
    '100 Main Street PMB 201',
    'General Delivery',
  ])('%s is no home', (line) => expect(isMailbox(line)).toBe(true));

  test.each([
    '100 Main Street',
    'RR 2 Box 152',
    'HC 1 Box 7',
    '12 Boxwood Lane',
    '4 Poboxer Road',
    'Unit 3',
    '1 Post Office Road',
    '77 Drawer Street',
  ])('%s is one', (line) => expect(isMailbox(line)).toBe(false));
});

describe('a ZIP code and its state', () => {
  test.each([
    ['AL', '36602'],
    ['AK', '99501'],
    ['CA', '90069'],
    ['CT', '06103'],
    ['DC', '20001'],
    ['FL', '33101'],
    ['HI', '96813'],
    ['IL', '60601'],
    ['MA', '02108'],
    ['NJ', '07102'],
    ['NV', '89501'],
    ['NY', '10118'],
    ['NY', '11201-1234'],
    ['NY', '06390'],
    ['PR', '00901'],
    ['TX', '78701'],
    ['TX', '88510'],
    ['VI', '00802'],
    ['WA', '98125'],
    ['WI', '53703'],
    ['WY', '83414'],
  ] as const)('%s has %s', (state, zip) => expect(isZipOf(state, zip)).toBe(true));

  test.each([
    ['TX', '10118'],
    ['NY', '78701'],
    ['CA', '89501'],
    ['WY', '83413'],
    ['TX', '00000'],
  ] as const)('%s has no %s', (state, zip) => expect(isZipOf(state, zip)).toBe(false));

  test('every three digits belong to one state at most', () => {
    const shared = Array.from({ length: 1000 }, (_, number) => `${String(number).padStart(3, '0')}00`)
      .map((zip) => [zip, STATE_CODES.filter((state) => isZipOf(state, zip))] as const)
      .filter(([, states]) => states.length > 1);
    expect(shared).toEqual([]);
  });

  test('a ZIP code names its state, one that nobody has none', () => {
    expect(stateOfZip('78701')).toBe('TX');
    expect(stateOfZip('00100')).toBeUndefined();
  });
});
