import type { Language } from '@contract/language';

/** Whose names a paper has to hold. */
export type Named = {
  first: string;
  last: string;
  practice: string;
  address: string;
  state: string;
  timeZone: string;
  language: Language;
};

const inTexas = {
  address: '1200 Barton Springs Road, Suite 400, Austin, TX 78704',
  state: 'TX',
  timeZone: 'America/Chicago',
};

/** As long as the fields let a name be. */
const LONG_PRACTICE =
  'The Greater Willow Valley Center for Family, Cosmetic, Implant and Restorative Dentistry, Orthodontics and Oral Surgery';
const LONG_FIRST = 'Wolfeschlegelsteinhausenbergerdorff Bartholomew-Christopher';
const LONG_LAST = 'Featherstonehaugh-Cholmondeley-Marjoribanks de la Santísima';

export const everyName: readonly [readonly [string, Named], ...(readonly [string, Named])[]] = [
  ['the longest names', { ...inTexas, first: LONG_FIRST, last: LONG_LAST, practice: LONG_PRACTICE, language: 'en' }],
  [
    'a name without a space',
    { ...inTexas, first: 'W'.repeat(60), last: 'M'.repeat(60), practice: 'Zahn'.repeat(30), language: 'en' },
  ],
  [
    'names with accents',
    { ...inTexas, first: 'José', last: 'Núñez-Ōkubo', practice: 'Łukasz & Đặng – “Smile” Ełk', language: 'en' },
  ],
  [
    'Spanish',
    { ...inTexas, first: 'Łukasz', last: 'Íñiguez Peña', practice: 'Clínica Dental Sonrisa de Ángel', language: 'es' },
  ],
  [
    'the longest names in Spanish',
    { ...inTexas, first: LONG_FIRST, last: LONG_LAST, practice: LONG_PRACTICE, language: 'es' },
  ],
  [
    'Puerto Rico',
    {
      first: 'María del Carmen',
      last: 'Rodríguez Ñáñez',
      practice: 'Clínica Dental Doña Inés, Viejo San Juan',
      address: 'Urb. Las Lomas, 123 Calle San Agustín, Apt. 4-B, San Juan, PR 00901-1234',
      state: 'PR',
      timeZone: 'America/Puerto_Rico',
      language: 'es',
    },
  ],
];
