import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Revise estas respuestas',
  ask: (count) => (count === 1 ? 'Hay que volver a mirar una respuesta' : `Hay que volver a mirar ${count} respuestas`),
  why: (count) =>
    count === 1
      ? 'No coincide con su historial de crédito. Basta un error al escribir o una dirección anterior. Corríjala y decidimos de nuevo.'
      : 'No coinciden con su historial de crédito. Basta un error al escribir o una dirección anterior. Corríjalas y decidimos de nuevo.',
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
    'Ese número tampoco coincide, así que escriba otra vez los 9 dígitos. Los guardamos cifrados y nunca los mostramos en su cuenta ni a su consultorio.',
};
