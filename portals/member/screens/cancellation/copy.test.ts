import { expect, test } from 'vitest';
import { copy } from './copy.es';

/** As a Spanish page writes them: the last letter is a full stop. */
const [time, moment] = ['7:41 a.m.', '5 dic, 7:41 a.m.'];

test.each([copy.changed(time), copy.quote('C-12', moment), copy.quoteBack('C-12', moment)])(
  'a Spanish sentence with an hour has one full stop: %s',
  (text) => {
    expect(text).toContain(time);
    expect(text).not.toContain('..');
  },
);
