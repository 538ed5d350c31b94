import type { Translated } from '@contract/language';
import type { copy as english } from './copy';

export const copy: Translated<typeof english> = {
  title: 'Su contrato está firmado',
  ask: (firstName) => (firstName ? `Todo listo, ${firstName}` : 'Todo listo'),
  why: 'Su contrato está firmado y hay una copia en su correo.',
  yours: 'Su consultorio',
  limit: 'Límite de gasto',
  until: 'Úselo hasta',
  account: 'Cuenta',
  contract: 'Número de contrato',
  copyOf: 'Guardar su contrato (PDF)',
  copying: 'Obteniendo su contrato',
  scoreOf: 'Guardar el aviso de su puntaje de crédito (PDF)',
  gettingScore: 'Obteniendo el aviso',
  next: 'Qué pasa ahora',
  price: (practice) => `${practice} le envía el precio`,
  priceDetail: 'Le enviaremos un correo cuando esté listo.',
  choose: 'Usted elige un plan de pago',
  chooseDetail: 'Cada plan muestra primero su pago mensual y su costo total.',
  start: 'Empieza su tratamiento',
  startDetail: 'Paga cada mes desde la fecha que indica su plan.',
  paysFrom: (way) => `Guardado: ${way}.`,
  pay: 'Agregar una forma de pago',
  finish: 'Enviarme el resumen y terminar',
  finishing: 'Enviando el resumen',
  fine: 'Al terminar se borra su solicitud de este dispositivo.',
};
