import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Elija su consultorio',
  byline: (brand) => `Financiamiento de ${brand}`,
  why: 'Su solicitud va al consultorio que usted elija.',
  applyAt: (practice) => `Solicitar en ${practice}`,
  apply: 'Solicitar',
  loading: 'Cargando los consultorios',
  none: 'Ningún consultorio recibe solicitudes aquí',
  noneWhy: (name) =>
    `Ninguno de los consultorios de ${name} recibe solicitudes en este momento. Pregunte a su consultorio.`,
  unknown: 'No conocemos esa página',
  unknownWhy: 'El enlace puede ser viejo o puede faltar una letra. Si su consultorio se lo envió, pídale uno nuevo.',
  again: 'Intentar de nuevo',
};
