import type { pdfWords as english } from './pdf-words';

export const pdfWords: typeof english = {
  signature: 'Firma',
  version: (version, hash) => `Versión ${version} · texto ${hash}`,
  pageOf: (page, count) => `Página ${page} de ${count}`,
  signed: ({ name, at, hash, content }) => [
    `Firmado electrónicamente por ${name} el ${at}.`,
    `SHA-256 del texto firmado: ${hash}`,
    `Documento ${content.documentKey}, versión ${content.version}. Se guarda una copia en la cuenta de quien firma.`,
  ],
};
