import { expect, test } from 'vitest';
import { DEFAULT_PRIMARY, nearestReadable, wornColor } from './brand-color';
import { contrast } from './oklch';

test('the default of a practice is coral, with dark letters', () => {
  expect(DEFAULT_PRIMARY.name).toBe('coral');
  expect(wornColor(null)).toEqual({ button: '#FF7A64', onButton: '#37120C', text: '#BC3D2B' });
});

test.each(['#FF7A64', '#FFD400', '#2E4A3F', '#808080', '#00FF00', '#000000', '#CCCCCC'])(
  '%s is worn as it is, and its words in a shade that can be read',
  (color) => {
    const worn = wornColor(color);
    expect(nearestReadable(color)).toBeUndefined();
    expect(worn.button).toBe(color);
    expect(contrast(worn.onButton, worn.button)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(worn.text, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['#FFFFFF', '#FFFF00', '#FFFFE0', '#EEEEEE'])('%s is lost on a white page; the nearest is named', (color) => {
  const nearest = nearestReadable(color);
  expect(contrast(nearest ?? '#FFFFFF', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(nearestReadable(nearest ?? '')).toBeUndefined();
});
