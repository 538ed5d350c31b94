import { ECOA_AGENCY, type applicationNoticesAndTerms as english } from './application-notices-and-terms';
import { spanishText } from './spanish-text';
import { allStateNotices, stateNotices } from './state-notices';

/** The notice of 12 CFR 1002.9(b)(1) in Spanish; the agency keeps the name under which letters reach it. */
export const ECOA_NOTICE = `La Ley federal de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a los solicitantes de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad para celebrar un contrato obligatorio); porque todos o parte de los ingresos del solicitante provengan de un programa de asistencia pública; o porque el solicitante haya ejercido de buena fe algún derecho conforme a la Ley de Protección del Crédito al Consumidor (Consumer Credit Protection Act). La agencia federal que administra el cumplimiento de esta ley respecto de este acreedor es: ${ECOA_AGENCY}.`;

export const applicationNoticesAndTerms: typeof english = (facts) => {
  const { creditor, writeTo, supportPhone, state } = facts;
  const notices = state === null ? [allStateNotices(creditor, 'es')] : stateNotices(state, creditor, 'es');
  return spanishText(facts, 'application-notices-and-terms', 'Avisos y términos de la solicitud', {
    issuer: creditor,
    sections: [
      [
        'Información importante sobre la apertura de una cuenta',
        'Para ayudar al gobierno a combatir el financiamiento del terrorismo y el lavado de dinero, la ley federal exige a todas las instituciones financieras obtener, verificar y registrar información que identifique a cada persona que abre una cuenta. Lo que esto significa para usted: cuando abra una cuenta, le pediremos su nombre, dirección, fecha de nacimiento y otra información que nos permita identificarlo. También podemos pedirle que muestre su licencia de conducir u otros documentos de identidad.',
      ],
      ['Igualdad de oportunidades de crédito', ECOA_NOTICE],
      [
        'Lo que usted solicita',
        `Usted solicita a ${creditor} un límite de gasto que puede usar en su consultorio hasta su fecha de vencimiento. Solicitarlo y tenerlo no cuesta nada. Cada transacción que usted apruebe se convierte en un préstamo a plazos con sus propias divulgaciones y su propio contrato.`,
        'La solicitud usa una consulta suave, que no cambia su puntaje de crédito. Le comunicaremos nuestra decisión en los 30 días siguientes a recibir su solicitud completa, en la mayoría de los casos de inmediato. Si necesitamos más información, le diremos cuál y hasta cuándo.',
      ],
      [
        'Ingresos',
        'Indique sus propios ingresos anuales antes de impuestos, y los ingresos de otras personas solo si puede esperar razonablemente tener acceso a ellos. No tiene que revelar ingresos por pensión alimenticia, manutención de hijos o manutención por separación si no desea que se tomen en cuenta como base para pagar esta obligación.',
      ],
      [
        'Solicitantes casados',
        'Puede presentar la solicitud en su propio nombre, esté casado o no. Preguntamos por su estado civil solo cuando la ley de su estado lo exige, y nunca lo usamos, ni la información sobre su cónyuge, para decidir.',
      ],
      [
        'Miembros de las fuerzas armadas y sus dependientes',
        'La ley federal ofrece protecciones importantes a los miembros de las Fuerzas Armadas y a sus dependientes en relación con el crédito al consumidor. En general, el costo del crédito al consumidor para un miembro de las Fuerzas Armadas y su dependiente no puede superar una tasa de porcentaje anual del 36 por ciento. Esta tasa debe incluir, según corresponda a la transacción o cuenta de crédito: los costos asociados con las primas de seguro de crédito; los cargos por productos adicionales vendidos en relación con la transacción de crédito; cualquier cargo por solicitud (salvo ciertos cargos por solicitud de transacciones o cuentas de crédito específicas); y cualquier cargo por participación (salvo ciertos cargos por participación de una cuenta de tarjeta de crédito).',
        `Para escuchar este aviso y una descripción de su obligación de pago, llame al ${supportPhone}.`,
      ],
      [
        'Si su solicitud no se aprueba',
        'Recibe un aviso con las razones principales, la agencia de informes del consumidor que usamos, el puntaje y lo que lo afectó, y cómo obtener una copia gratis de su informe. Puede corregir la información que no coincide y presentar otra solicitud.',
      ],
      ['Preguntas', `Escriba a ${writeTo} o llame al ${supportPhone}.`],
      ...notices.map(({ heading, paragraphs }) => [heading, ...paragraphs] as const),
    ],
  });
};
