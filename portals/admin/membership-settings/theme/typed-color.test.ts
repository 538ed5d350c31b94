import { nearestReadable, wornColor } from '@domain/look/brand-color';
import { expect, test } from 'vitest';
import { typedColor } from './typed-color';

test.each(['', '#2e6e64', '#FF7A64', '#FFD400', '#ffff00', '#FFFFFF', '#EEEEEE', '#CCCCCC'])(
  'what is typed is drawn and refused as the server does: %j',
  (text) => {
    const primary = text === '' ? null : text.toUpperCase();
    const nearest = primary === null ? undefined : nearestReadable(primary);
    expect(typedColor(text)).toEqual({ primary, worn: wornColor(primary), nearest });
  },
);

test.each(['red', '#12345', '#1234567', '2E6E64'])('%j is no color', (text) =>
  expect(typedColor(text)).toBeUndefined(),
);
