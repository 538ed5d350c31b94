import type { Translated } from '@contract/language';
import type { copy as english } from './articles-copy';

export const copy: Translated<typeof english> = {
  title: 'Conviene saber',
  few: 'Tres lecturas cortas',
  all: 'Ver todas',
  back: 'Todos los artículos',
  close: 'Cerrar',
  articles: {
    visit: {
      title: 'Antes de su cita',
      lead: 'Dónde encontrar sus citas y qué hacer si necesita otra fecha.',
      text: [
        'Sus citas están en Citas, en una lista o por mes. Puede agregar cada una a su calendario. Las horas están siempre en la zona horaria del consultorio, aunque usted viaje.',
        'Le enviaremos un recordatorio el día antes de cada cita si tenemos su correo electrónico o un celular verificado.',
        'Para cambiar una fecha, solicite otra desde la cita. Su consultorio le llamará. Hasta que acuerden otra, conserva la que tiene.',
      ],
    },
    payment: {
      title: 'Cuando un pago falla',
      lead: 'Qué volvemos a intentar y hasta cuándo siguen sus tratamientos.',
      text: [
        'Si su tarjeta se rechaza temporalmente, volveremos a intentarlo 1, 3, 5 y 7 días después. Si una tarjeta o cuenta ya no se puede usar, no lo intentaremos otra vez. Le pediremos otra.',
        'No hay ningún cargo. Usted puede pagar lo atrasado en Pagos, con la misma forma de pago o con otra.',
        'Al principio sus tratamientos continúan. Si un pago tiene 14 días de atraso, los ponemos en pausa hasta que se pague.',
      ],
    },
    credits: {
      title: 'Cómo funcionan los créditos',
      lead: 'Qué crédito se usa primero y cuál nunca vence.',
      text: [
        'El crédito que vence primero se usa primero. Si dos vencen el mismo día, el que le dieron se usa antes que el que usted pagó.',
        'El crédito paga primero los tratamientos y al final la cuota de la membresía.',
        'El crédito que usted pagó nunca vence. El que le dieron vence en su fecha.',
      ],
    },
    change: {
      title: 'Cuando cambia su plan',
      lead: 'Cómo calculamos el nuevo pago y por qué no paga nada de inmediato.',
      text: [
        'Cuando su consultorio envía un cambio, usted puede compararlo con su plan actual antes de decidir. Quedarse con su plan es tan fácil como cambiarlo.',
        'Lo que falta por pagar del plan nuevo se reparte en los meses que quedan, desde su próximo pago. Nada se debe el día en que usted acepta.',
      ],
    },
    cancel: {
      title: 'Lo que cuesta cancelar',
      lead: 'Verá primero el monto y cómo lo calculamos.',
      text: [
        'Los tratamientos que recibió cuentan a los precios de su contrato. Restamos lo que pagó. La diferencia es lo que debe o lo que se le devuelve.',
        'Antes de que algo se cancele recibe una cotización con número y vencimiento. Cobramos exactamente lo que muestra, y nunca debe más que el resto de su plan.',
      ],
    },
    points: {
      title: 'Cómo se suman los puntos',
      lead: 'Los pagos dan puntos, y lo que paga en doce meses determina su nivel.',
      text: [
        'Si su consultorio tiene un programa de lealtad, gana puntos cuando se acredita un pago, con la tasa de su nivel el día del pago.',
        'Si reembolsamos un pago, se descuentan sus puntos. Vea lo que ofrece el próximo nivel en Mi membresía.',
      ],
    },
  },
};
