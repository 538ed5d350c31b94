import { expect, test } from 'vitest';
import { hasLink } from './link-in-text';

test.each([
  'https://evil.test/pay',
  'pay at evil.test',
  'EVIL.COM',
  'Evil.Com/x',
  'bit.ly/2',
  't.co',
  'www.evil',
  'call@evil',
  '10.0.0.1',
])('%j holds a link', (text) => expect(hasLink(text)).toBe(true));

test.each([
  '12 N. Main St. #4',
  'St.Paul',
  'P.O.Box 7',
  'P.O.BOX 7',
  'Bright Smile, Inc.',
  'No.12',
  'Dr. Kay & Sons',
  '3.5',
])('%j holds none', (text) => expect(hasLink(text)).toBe(false));
