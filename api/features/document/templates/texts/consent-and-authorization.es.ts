import type { consentAndAuthorization as english } from './consent-and-authorization';
import { spanishText } from './spanish-text';

export const consentAndAuthorization: typeof english = (facts) => {
  const { creditor, writeTo, supportPhone } = facts;
  return spanishText(facts, 'consent-and-authorization', 'Consentimiento y autorización', {
    issuer: creditor,
    sections: [
      [
        'Permiso para obtener su informe de crédito',
        `Usted da a ${creditor} (“nosotros”) sus instrucciones por escrito, conforme a la Ley de Informe Imparcial de Crédito (Fair Credit Reporting Act), para obtener su informe del consumidor y su puntaje de crédito de una o más agencias de informes del consumidor. Los usamos para decidir sobre su solicitud, para determinar el monto y los planes que podemos ofrecerle y para prevenir fraudes.`,
        'Esta es una consulta suave (“soft inquiry”). Usted puede verla, no se muestra a otros prestamistas y no cambia su puntaje de crédito. No hacemos una consulta dura (“hard inquiry”) cuando presenta su solicitud ni cuando aprueba una transacción.',
        'Si se le aprueba, también nos permite obtener informes más adelante, mientras su límite de gasto o un préstamo esté abierto, para revisar su cuenta, para responder a su pedido de un límite mayor o para cobrar un préstamo vencido. Estas también son consultas suaves.',
      ],
      [
        'Permiso para verificar quién es usted',
        'La ley federal nos exige obtener, verificar y registrar información que identifique a cada persona que abre una cuenta. Le pedimos su nombre, dirección, fecha de nacimiento y número de Seguro Social, y podemos hacerle preguntas que solo usted puede responder o pedirle una foto de su documento de identidad y de su rostro.',
        'Usted nos permite, a nosotros y a los servicios que usamos con este fin, comparar la información que nos da con registros públicos, con los archivos de las agencias de informes del consumidor y con bases de datos para la prevención de fraudes. Puede negarse a una foto de su rostro y pedir que se le verifique de otra manera.',
      ],
      [
        'Permiso para verificar sus ingresos y su cuenta bancaria',
        'Usted nos permite verificar los ingresos que declara y, si conecta una cuenta bancaria, leer quién es su titular, sus números de cuenta y de ruta, su saldo y, si lo acepta por separado, sus transacciones. No guardamos los datos de acceso a su banco.',
      ],
      [
        'Lo que sabe su consultorio',
        'Usted nos permite informar al consultorio donde presentó su solicitud: su nombre, datos de contacto, dirección y fecha de nacimiento; el monto que pide; lo que nos dice sobre el paciente y, cuando se le pregunta, sobre su cónyuge; si su solicitud está incompleta, en revisión, aprobada o denegada; su límite de gasto; y las transacciones que hace con él. Nunca damos a su consultorio su informe de crédito, su puntaje, sus ingresos, ningún dígito de su número de Seguro Social ni los motivos de una decisión.',
        'Usted permite que el consultorio nos dé sus datos de contacto, el monto y la fecha de su tratamiento y los cambios que tenga. No pedimos información médica y nunca la usamos en una decisión de crédito.',
      ],
      [
        'Informes',
        'Podemos dar información sobre sus préstamos a las agencias de informes del consumidor. Los pagos atrasados, los pagos no hechos u otros incumplimientos de sus préstamos pueden aparecer en su informe de crédito. Puede disputar por escrito lo que informamos, a la dirección que figura abajo, y lo investigaremos en un plazo de 30 días.',
      ],
      [
        'Sus declaraciones',
        'Usted confirma que la información de su solicitud es verdadera y completa, que la presenta para usted y que no tiene abierto ningún caso de bancarrota, salvo que nos lo haya dicho. Hacer a sabiendas una declaración falsa para obtener crédito puede ser un delito.',
        'No tiene que contar como ingresos la pensión alimenticia, la manutención de hijos ni la manutención por separación si no desea que se tomen en cuenta.',
      ],
      [
        'Cuánto dura',
        `Esta autorización es válida hasta que hayamos decidido sobre su solicitud y, si se le aprueba, hasta que su límite de gasto haya terminado y sus préstamos estén pagados. Puede retirarla para informes futuros en cualquier momento, escribiendo a ${writeTo} o llamando al ${supportPhone}. En ese caso decidimos con lo que tenemos. Un préstamo que ya tiene continúa.`,
      ],
    ],
  });
};
