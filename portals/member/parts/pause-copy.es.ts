import type { Translated } from '@contract/language';
import type { copy as english } from './pause-copy';

const months = (count: number) => (count === 1 ? 'un mes' : `${count} meses`);

export const copy: Translated<typeof english> = {
  title: 'Pausar su plan',
  text: (practice) =>
    `Durante una pausa no se le cobra. Los pagos y tratamientos que faltan, y el fin de su año del plan, se aplazan por el tiempo de la pausa. ${practice} debe aprobarla. Puede hacer una pausa por año del plan.`,
  howLong: '¿Por cuánto tiempo?',
  months: (count) => (count === 1 ? 'Un mes' : `${count} meses`),
  choice: (payment, end) => `Próximo pago el ${payment}. Su año termina el ${end}.`,
  choose: 'Elija por cuánto tiempo pausar',
  keepsVisits: 'Las citas ya programadas conservan su fecha.',
  ask: 'Solicitar la pausa',
  asking: 'Solicitando',
  back: 'Volver a mi membresía',
  notNow: 'No puede hacer una pausa por ahora',
  notNowText:
    'Puede pausar un plan activo una vez por año del plan, si no tiene pagos atrasados y todavía le quedan pagos este año.',
  asked: (count) => `Pausa solicitada: ${months(count)}`,
  askedText: (practice) => `Los pagos continúan hasta que ${practice} la apruebe.`,
  mailed: 'Le enviaremos un correo cuando respondan.',
  takeBack: 'Retirar la solicitud',
  takeBackTitle: '¿Retirar su solicitud de pausa?',
  takeBackText: (practice) => `Sus pagos continúan según lo programado. ${practice} no tiene que hacer nada.`,
  takingBack: 'Retirando',
  paused: (day) => `En pausa hasta el ${day}`,
  pausedText: (day) => `No se le cobrará nada antes del ${day}.`,
};
