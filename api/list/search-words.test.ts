import { expect, test } from 'vitest';
import { askedWords } from './search-words';

test.each([
  ['Ana.Reyes+x@Mail.test', ['ana.reyes+x@mail.test']],
  ['ana@mail.test reyes', ['ana@mail.test', 'reyes']],
  ['(512) 555-0142', ['#5125550142#']],
  ['+1 512.555.0142', ['#5125550142#']],
  ['15125550142', ['#5125550142#']],
  ['Ana 512-555-0142', ['#5125550142#', 'ana']],
  ['CL-10422', ['#cl10422#']],
  ['cl 10422', ['#cl10422#']],
  ['8100 000 001', ['#8100000001#']],
  ['8100000001', ['#8100000001#']],
  ['10422', ['10422']],
  ["O'Neil José", ['o', 'neil', 'josé']],
  ['@ # -', []],
])('%s is looked for as %j', (text, words) => expect(askedWords(text)).toEqual(words));
