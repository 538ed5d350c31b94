import type { scoreWords as english } from './score-words';

export const scoreWords: typeof english = {
  title: 'Su puntaje de crédito y el precio que paga por el crédito',
  titleWithout: 'Los puntajes de crédito y el precio que paga por el crédito',
  date: (day) => `Fecha: ${day}`,
  reader: (name, number) => `Para: ${name}. Número de solicitud: ${number}.`,
  sample: (creditor) =>
    `Las tasas de los planes que ofrece ${creditor} dependen del historial de crédito del solicitante. Toda persona aprobada recibe esta divulgación. Su propia copia muestra su puntaje, su fecha, la agencia que lo proporcionó, el rango de los puntajes, cómo se compara el suyo con los de otros consumidores y qué lo bajó.`,
  yours: 'Su puntaje de crédito',
  scoreIs: (value) => `Su puntaje de crédito: ${value}.`,
  source: (agency, day) => `Fuente: ${agency}. Fecha: ${day}.`,
  toKnow: 'Lo que debe saber sobre los puntajes de crédito',
  understanding: [
    'Su puntaje de crédito es un número que refleja la información de su informe de crédito.',
    'Su informe de crédito es un registro de su historial de crédito. Incluye información sobre si paga sus cuentas a tiempo y cuánto debe a los acreedores.',
    'Su puntaje de crédito puede cambiar, según cambie su historial de crédito.',
  ],
  use: 'Cómo usamos su puntaje de crédito',
  used: 'Su puntaje de crédito puede afectar si puede obtener un préstamo y cuánto tendrá que pagar por ese préstamo.',
  range: 'El rango de los puntajes',
  ranges: (lowest, highest) =>
    `Los puntajes van de un mínimo de ${lowest} a un máximo de ${highest}. Por lo general, cuanto más alto es su puntaje, más probable es que se le ofrezcan mejores términos de crédito.`,
  comparison: 'Cómo se compara su puntaje con los de otros consumidores',
  noComparison: (agency) =>
    `${agency} no nos dio ninguna comparación con este puntaje. Puede preguntarle cómo se compara su puntaje.`,
  higherThan: (percent) =>
    `Su puntaje de crédito es más alto que el del ${percent} por ciento de los consumidores de los Estados Unidos.`,
  factors: 'Factores clave que afectaron negativamente su puntaje de crédito',
  notAvailable: (agency) =>
    `Su puntaje de crédito no está disponible de ${agency}, que es una agencia de informes del consumidor, porque quizás no tenga suficiente información sobre su historial de crédito para calcular un puntaje.`,
  understandingWithout: [
    'Un puntaje de crédito es un número que refleja la información de un informe de crédito.',
    'Un informe de crédito es un registro de su historial de crédito. Incluye información sobre si paga sus cuentas a tiempo y cuánto debe a los acreedores.',
    'Los puntajes de crédito pueden cambiar, según cambie el historial de crédito de un consumidor.',
  ],
  why: 'Por qué son importantes los puntajes de crédito',
  important: [
    'Los puntajes de crédito son importantes porque los consumidores con puntajes más altos por lo general obtienen términos de crédito más favorables.',
    'No tener un puntaje de crédito puede afectar si puede obtener un préstamo y cuánto tendrá que pagar por ese préstamo.',
  ],
  checking: [
    [
      '¿Y si hay errores en su informe de crédito?',
      'Usted tiene derecho a disputar cualquier información inexacta de su informe de crédito. Si encuentra errores en su informe de crédito, comuníquese con la agencia de informes del consumidor.',
      'Es buena idea revisar su informe de crédito para asegurarse de que la información que contiene sea exacta.',
    ],
    [
      '¿Cómo puede obtener una copia de su informe de crédito?',
      'Conforme a la ley federal, usted tiene derecho a obtener una copia gratis de su informe de crédito de cada una de las agencias nacionales de informes del consumidor una vez al año. Para pedir su informe de crédito anual gratis:',
      'Por teléfono: llame gratis al 1-877-322-8228. En internet: visite www.annualcreditreport.com. Por correo: envíe el formulario de solicitud de informe de crédito anual (Annual Credit Report Request Form), que encuentra en www.ftc.gov, a Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281.',
    ],
    [
      '¿Cómo puede obtener más información?',
      'Para más información sobre los informes de crédito y sus derechos conforme a la ley federal, visite el sitio web de la Oficina para la Protección Financiera del Consumidor (Consumer Financial Protection Bureau), www.consumerfinance.gov/learnmore.',
    ],
  ],
};
