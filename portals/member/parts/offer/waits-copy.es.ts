import type { Translated } from '@contract/language';
import type { copy as english } from './waits-copy';

export const copy: Translated<typeof english> = {
  needsYou: 'Necesita su respuesta',
  change: (practice) => `${practice} propone un cambio en su plan`,
  changeText: 'Compare el plan anterior con el nuevo. Su plan queda como está hasta que usted acepte.',
  lookAtChange: 'Ver el cambio',
  anotherYear: (practice) => `¿Otro año en ${practice}?`,
  anotherYearText: (day) => `El año de su plan termina el ${day}. Sigue solo si usted está de acuerdo.`,
  lookAtYear: 'Ver el próximo año',
  goesOn: (day) => `Su plan sigue desde el ${day}`,
  goesOnText: 'Usted aceptó otro año, y puede retirar su acuerdo hasta que empiece.',
  seeAgreed: 'Ver lo que aceptó',
  asked: 'Todavía se pregunta a su banco',
  askedToBegin: 'Usted firmó. Su plan empieza cuando el pago esté hecho. No se cobra nada dos veces.',
  askedToEnd: 'Usted canceló. Su membresía termina cuando el pago esté hecho. No se cobra nada dos veces.',
};
