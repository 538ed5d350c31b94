import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Revise estas respuestas',
  ask: (count) => (count === 1 ? 'Hay que revisar una respuesta' : `Hay que revisar ${count} respuestas`),
  why: (count) =>
    count === 1
      ? 'No coincide con su historial de crédito. Puede deberse a un error al escribir o a una dirección anterior. Corríjala y decidiremos de nuevo.'
      : 'No coinciden con su historial de crédito. Puede deberse a un error al escribir o a una dirección anterior. Corríjalas y decidiremos de nuevo.',
  head: {
    ssn: 'Número de Seguro Social',
    address: 'Dirección',
    name: 'Nombre legal',
    dateOfBirth: 'Fecha de nacimiento',
  },
  ssn: 'Su número de Seguro Social completo',
  ssnHint: 'Los 9 dígitos. Los guardamos cifrados y nunca los mostramos en su cuenta ni a su consultorio.',
  ssnNeeded: 'Escriba los 9 dígitos de su número de Seguro Social',
  seen: 'Revisada',
  open: 'Sin revisar',
  send: 'Enviar mis correcciones',
  sending: 'Enviando',
  tried: (count, tries) =>
    count === 1
      ? `Esta respuesta sigue sin coincidir después de ${tries} intentos. Podemos revisarla con usted.`
      : `Estas respuestas siguen sin coincidir después de ${tries} intentos. Podemos revisarlas con usted.`,
  help: 'Pedir ayuda',
  failed: (count) =>
    count === 1
      ? 'Esta respuesta sigue sin coincidir. Revísela una vez más.'
      : 'Estas respuestas siguen sin coincidir. Revíselas una vez más.',
  ssnAgain:
    'Ese número tampoco coincide. Escriba otra vez los 9 dígitos. Los guardamos cifrados y nunca los mostramos en su cuenta ni a su consultorio.',
};
