import type { words as english } from './piece-words';

export const words: typeof english = {
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  hideDigits: 'Ocultar los dígitos',
  showDigits: 'Mostrar los dígitos',
  main: 'Principal',
  mainBottom: 'Principal, abajo',
  stay: 'Por favor, quédese en esta página',
  print: 'Imprimir',
  fewer: 'Mostrar menos',
  all: (count) => `Mostrar los ${count}`,
  signed: (date) => `Firmado con su nombre escrito, ${date}`,
  toSign: (name) => `Escriba ${name} para firmar`,
  breadcrumb: 'Ruta de navegación',
  matches: (count, hasMore) =>
    `${count} ${count === 1 ? 'coincidencia' : 'coincidencias'}${hasMore ? ', escriba más para reducirlas' : ''}`,
  noMatch: (typed) => `Nada coincide con “${typed}”`,
};
