import type { words as english } from './piece-words';

export const words: typeof english = {
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  hideDigits: 'Ocultar dígitos',
  showDigits: 'Mostrar dígitos',
  main: 'Menú principal',
  mainBottom: 'Menú principal, abajo',
  stay: 'No cierre esta página',
  print: 'Imprimir',
  fewer: 'Mostrar menos',
  all: (count) => `Mostrar los ${count}`,
  signed: (date) => `Firmado con su nombre escrito, ${date}`,
  toSign: (name) => `Escriba ${name} para firmar`,
  breadcrumb: 'Ruta de navegación',
  matches: (count, hasMore) =>
    `${count} ${count === 1 ? 'coincidencia' : 'coincidencias'}${hasMore ? ', siga escribiendo para reducir la lista' : ''}`,
  noMatch: (typed) => `Nada coincide con “${typed}”`,
};
