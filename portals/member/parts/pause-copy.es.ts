import type { Translated } from '@contract/language';
import type { copy as english } from './pause-copy';

const months = (count: number) => (count === 1 ? 'un mes' : `${count} meses`);

export const copy: Translated<typeof english> = {
  title: 'Pausar su plan',
  text: (practice) =>
    `Durante una pausa no se factura nada. Los pagos y tratamientos de los meses que vienen se retrasan lo mismo, y también el fin de su año. ${practice} debe confirmarla. Puede hacer una pausa por año del plan.`,
  howLong: '¿Por cuánto tiempo?',
  months: (count) => (count === 1 ? 'Un mes' : `${count} meses`),
  choice: (payment, end) => `Próximo pago el ${payment}. Su año termina el ${end}.`,
  choose: 'Elija primero por cuánto tiempo.',
  keepsVisits: 'Las visitas con fecha la conservan.',
  ask: 'Pedir la pausa',
  asking: 'Pidiendo',
  back: 'Volver a mi membresía',
  notNow: 'Ahora no es posible una pausa',
  notNowText:
    'Un plan en curso puede pausarse una vez en su año, cuando no hay pagos pendientes y quedan pagos del año.',
  asked: (count) => `Usted pidió una pausa de ${months(count)}`,
  askedText: (practice) => `Los pagos siguen hasta que ${practice} la confirme.`,
  mailed: 'Recibirá un correo cuando haya respuesta.',
  takeBack: 'Retirar la solicitud',
  takeBackTitle: '¿Seguir sin pausa?',
  takeBackText: (practice) => `${practice} ya no tendrá nada que confirmar, y los pagos siguen.`,
  takingBack: 'Retirando',
  paused: (day) => `En pausa hasta el ${day}`,
  pausedText: (day) => `No se factura nada más de su plan antes del ${day}.`,
};
