import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  lastNameHint: 'Escriba los dos si usa dos, por ejemplo Reyes Ortega',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'Mes, día y año, por ejemplo 3 27 1988',
  email: 'Correo electrónico',
  emailHint: 'Aquí le enviaremos su contrato y nuestra decisión',
  phone: 'Teléfono celular',
  phoneHint: 'Para que el consultorio pueda comunicarse con usted sobre su plan',
  lastFour: 'Últimos 4 dígitos',
  hasLastFour: 'Ya tenemos estos dígitos. Escríbalos solo para cambiarlos.',
  ssn: 'Su número de Seguro Social completo',
  hasSsn: 'Ya tenemos su número. Escríbalo solo para cambiarlo.',
  ssnHint: 'Los 9 dígitos, por ejemplo 900-55-0010',
  ssnNeeded: 'Escriba los 9 dígitos de su número de Seguro Social',
  unserved: (state) =>
    `Todavía no ofrecemos financiamiento en ${state}, así que no puede hacer una solicitud desde allí. Su consultorio puede hablarle de otras formas de pagar.`,
  required: {
    firstName: 'Escriba su nombre',
    lastName: 'Escriba sus apellidos',
    street: 'Escriba su calle y número',
    city: 'Escriba su ciudad',
  },
};
