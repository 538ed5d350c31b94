import type { pdfWords as english } from './pdf-words';

export const pdfWords: typeof english = {
  signature: 'Firma',
  version: (version, hash) => `Versión ${version} · texto ${hash}`,
  pageOf: (page, count) => `Página ${page} de ${count}`,
  lines: {
    sides: ['Paciente', 'Consultorio'],
    fields: ['Nombre', 'Firma', 'Día'],
  },
  signed: ({ name, at, hash, content, isInPractice }) => [
    isInPractice
      ? `Firmado electrónicamente por ${name} en el consultorio, en su pantalla, el ${at}.`
      : `Firmado electrónicamente por ${name} el ${at}.`,
    `SHA-256 del texto firmado: ${hash}`,
    `Documento ${content.documentKey}, versión ${content.version}. Se guarda una copia en la cuenta de quien firma.`,
  ],
};
