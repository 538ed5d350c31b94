import type { mobilePhoneDisclosure as english } from './mobile-phone-disclosure';
import { spanishText } from './spanish-text';

export const mobilePhoneDisclosure: typeof english = (facts) => {
  const { creditor, writeTo, supportPhone } = facts;
  return spanishText(facts, 'mobile-phone-disclosure', 'Divulgación sobre el teléfono móvil', {
    issuer: creditor,
    sections: [
      [
        'Lo que usted permite',
        `Usted autoriza a su compañía de telefonía móvil a usar o divulgar a ${creditor} o a su proveedor de servicios la información sobre su cuenta y su dispositivo móvil, si está disponible, mientras dure su relación comercial, únicamente para ayudar a identificarlo a usted o a su dispositivo y para prevenir fraudes.`,
        'La información puede incluir su nombre, dirección, correo electrónico, número de teléfono, tipo y estado de la cuenta, la fecha en que se le asignó el número, si las llamadas se desvían, y los identificadores del dispositivo y de su tarjeta SIM.',
      ],
      [
        'Lo que hacemos con ella',
        'La comparamos con lo que usted escribió. Un cambio reciente de la tarjeta SIM o del titular de un número puede ser señal de fraude; en ese caso verificamos su identidad de otra manera. No usamos esta información para decidir si puede pagar un préstamo, no leemos mensajes ni escuchamos llamadas, no seguimos su ubicación y no la usamos para publicidad.',
      ],
      [
        'Cuánto tiempo se conserva',
        'El resultado de la comparación se conserva con su solicitud mientras debamos conservar la solicitud. Los datos de la compañía telefónica se eliminan después de 90 días.',
      ],
      [
        'Su elección',
        `Puede negar o retirar este permiso en cualquier momento escribiendo a ${writeTo} o llamando al ${supportPhone}. En ese caso verificamos su identidad con preguntas o con su documento de identidad. Negarlo no es motivo para rechazar su solicitud.`,
      ],
      [
        'Códigos por mensaje de texto',
        'Cuando escribe un número de móvil, enviamos un código a ese número para confirmar que es suyo. Su compañía telefónica puede cobrarle mensajes y datos. Nunca comparta un código de inicio de sesión.',
      ],
    ],
  });
};
