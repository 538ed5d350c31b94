import type { Translated } from '@contract/language';
import type { copy as english } from './rules-copy';

export const copy: Translated<typeof english> = {
  long: (max) => `Use como máximo ${max} caracteres`,
  personName: (label: string) => `${label}: use solo letras latinas, espacios, guiones y apóstrofos`,
  noLink: 'Escriba una dirección postal en letras latinas, sin direcciones web',
  email: 'Escriba un correo electrónico, como nombre@example.com',
  phone: 'Escriba un teléfono de EE. UU. de 10 dígitos, como (555) 555-0142',
  zip: 'Escriba los 5 dígitos de su código postal',
  lastFour: 'Escriba los últimos 4 dígitos, como 1002',
  noZeros: 'Ningún número de Seguro Social termina en 0000. Revise los últimos 4 dígitos.',
  ssn: 'Este no puede ser un número de Seguro Social. Revise los 9 dígitos.',
  state: 'Elija un estado',
  dollars: (min, max) => `Escriba un monto de $${min} a $${max}`,
  birth: 'Escriba su fecha de nacimiento (mes, día y año), por ejemplo 3 27 1988',
  birthParts: 'Escriba el mes, el día y el año de su nacimiento',
  birthYear: 'Escriba los 4 dígitos de su año de nacimiento',
  birthYearAhead: 'Su año de nacimiento no puede estar en el futuro',
  birthReal: 'Escriba una fecha real (mes, día y año), por ejemplo 3 27 1988',
  birthAhead: 'Su fecha de nacimiento no puede estar en el futuro',
  adult: (age) => `Debe tener ${age} años o más para solicitar`,
  birthOld: 'Revise su año de nacimiento',
  mailbox: 'Escriba la calle donde vive. Aquí no se puede usar un apartado postal.',
  wrongZip: (zip, place, state) =>
    `El código postal ${zip} está en ${place}, no en ${state}. Revise el estado y el código postal.`,
  noZip: (zip) => `No existe el código postal ${zip}. Revise sus 5 dígitos.`,
  street: 'Calle y número',
  unit: 'Apartamento o unidad',
  city: 'Ciudad',
  stateLabel: 'Estado',
  zipCode: 'Código postal',
};
