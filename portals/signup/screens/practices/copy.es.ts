import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Elija su consultorio',
  byline: (brand) => `Membresías de ${brand}`,
  why: 'Su membresía es con el consultorio que usted elija.',
  search: 'Consultorio o ciudad',
  find: 'Buscar',
  join: (practice) => `Inscribirme en ${practice}`,
  choose: 'Elegir',
  loading: 'Cargando los consultorios',
  found: (count) => (count === 1 ? '1 consultorio' : `${count} consultorios`),
  more: 'Estos son los primeros 100. Busque para encontrar otros.',
  none: 'Ningún consultorio ofrece membresías aquí en este momento. Pregunte a su consultorio.',
  noMatch: (search) =>
    `Ningún consultorio con membresías coincide con “${search}”. Pruebe con una parte del nombre o con la ciudad.`,
  all: 'Mostrar todos los consultorios',
  again: 'Intentar de nuevo',
};
