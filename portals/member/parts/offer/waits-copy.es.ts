import type { Translated } from '@contract/language';
import type { copy as english } from './waits-copy';

export const copy: Translated<typeof english> = {
  needsYou: 'Pendiente de su respuesta',
  change: (practice) => `${practice} propone un cambio en su plan`,
  changeText: 'Compare su plan actual con el nuevo. Nada cambia hasta que usted acepte.',
  lookAtChange: 'Revisar el cambio',
  anotherYear: (practice) => `¿Renovar su membresía en ${practice}?`,
  anotherYearText: (day) => `El año de su plan termina el ${day}. Se renueva únicamente si usted acepta.`,
  lookAtYear: 'Revisar la renovación',
  goesOn: (day) => `Su plan se renueva el ${day}`,
  goesOnText: 'Usted aceptó otro año. Puede cancelar la renovación hasta que empiece.',
  seeAgreed: 'Ver lo que aceptó',
  asked: 'Esperamos la respuesta de su banco',
  askedToBegin: 'Ya firmó. Su plan empieza cuando se complete el pago. No se le cobrará dos veces.',
  askedToEnd: 'Usted canceló. Su membresía termina cuando se complete el pago. No se le cobrará dos veces.',
};
