import type { noticeWords as english } from './notice-words';
import { ECOA_NOTICE } from './texts/application-notices-and-terms.es';

export const noticeWords: typeof english = {
  title: 'Aviso de la acción tomada y declaración de razones',
  date: (day) => `Fecha: ${day}`,
  creditor: (name, address) => `Acreedor: ${name}, ${address}.`,
  applicant: (name, number) => `Solicitante: ${name}. Número de solicitud: ${number}.`,
  action: 'Descripción de la acción tomada',
  denied: 'Gracias por su solicitud. No podemos aprobarla en este momento.',
  increaseDenied:
    'Gracias por su petición. No podemos subir su límite de gasto en este momento. Su límite actual no cambia.',
  limitEnded:
    'Terminamos su límite de gasto, como lo permite su contrato. No puede financiar con él tratamientos nuevos. Sus préstamos actuales continúan como se acordó.',
  counterOffer: ({ requested, offered, usable }) =>
    `Usted pidió ${requested}. No podemos ofrecerle crédito en los términos que pidió. En su lugar, podemos ofrecerle un límite de gasto de ${offered}${usable === null ? '' : `, del que puede usar ${usable}`}. Si desea aceptarlo, firme el contrato del límite de gasto a más tardar en la fecha que muestra.`,
  reasons: 'Razones principales de esta acción',
  report: 'Informe del consumidor',
  noReport: 'Nuestra decisión no se basó en información de una agencia de informes del consumidor.',
  basedOn:
    'Nuestra decisión se basó, en todo o en parte, en información obtenida en un informe de la agencia de informes del consumidor que se indica abajo. La agencia no participó en nuestra decisión y no puede darle las razones específicas por las que le negamos el crédito.',
  rights:
    'Conforme a la Ley de Informe Imparcial de Crédito (Fair Credit Reporting Act), usted tiene derecho a conocer la información que contiene su expediente de crédito en la agencia de informes del consumidor. Tiene derecho a una copia gratis de su informe de la agencia, si la pide a más tardar 60 días después de recibir este aviso. Además, si encuentra que alguna información del informe que reciba es inexacta o incompleta, tiene derecho a disputarla ante la agencia.',
  score: 'Su puntaje de crédito',
  aboutScore:
    'También obtuvimos su puntaje de crédito de esta agencia de informes del consumidor y lo usamos para tomar nuestra decisión de crédito. Su puntaje de crédito es un número que refleja la información de su informe del consumidor. Su puntaje de crédito puede cambiar, según cambie la información de su informe del consumidor.',
  scoreIs: ({ value, lowest, highest }, day) =>
    `Su puntaje de crédito: ${value}. Fecha: ${day}. Los puntajes van de un mínimo de ${lowest} a un máximo de ${highest}.`,
  factors: (all) => `Factores clave que afectaron negativamente su puntaje de crédito: ${all}.`,
  askAgency: (name, address, phone) =>
    `Si tiene preguntas sobre su puntaje de crédito, comuníquese con ${name}, ${address}, ${phone}.`,
  notice: 'Aviso',
  ecoa: ECOA_NOTICE,
  questions: 'Preguntas',
  reached: ({ creditor, postalAddress, supportPhone, supportEmail }) =>
    `${creditor}, ${postalAddress}. Teléfono ${supportPhone}, correo electrónico ${supportEmail}.`,
  sample: (creditor) => [
    `Si ${creditor} (“nosotros”) no puede aprobar una solicitud, u ofrece menos de lo que se pidió, el solicitante recibe este aviso en los 30 días siguientes a la solicitud completa. El aviso incluye:`,
    'la acción tomada y hasta cuatro razones principales, específicas de la solicitud;',
    'la agencia de informes del consumidor cuyo informe usamos, con su dirección y teléfono, el derecho a una copia gratis del informe en un plazo de 60 días y el derecho a disputar lo que esté mal en él;',
    'el puntaje de crédito que usamos, su fecha, su rango y los factores clave que lo bajaron;',
    'nuestro nombre y dirección postal, cómo comunicarse con nosotros y el aviso de abajo.',
  ],
  incomplete: 'Aviso de solicitud incompleta',
  needed: 'Lo que todavía necesitamos',
  howTo: 'Hasta cuándo y cómo',
  showBy: (page, day) =>
    `Tome una foto de su documento de identidad en la página de su solicitud a más tardar el ${day}: ${page}`,
  sendBy: ({ email, phone, day, isRest }) =>
    `Envíe ${isRest ? 'lo demás' : 'lo que falta'} a ${email} o llame al ${phone} a más tardar el ${day}. Incluya su número de solicitud.`,
  without:
    'Si no lo tenemos para entonces, no podemos seguir considerando esta solicitud. Puede presentar otra en cualquier momento.',
};
