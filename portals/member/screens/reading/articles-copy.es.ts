import type { Translated } from '@contract/language';
import type { copy as english } from './articles-copy';

export const copy: Translated<typeof english> = {
  title: 'Es bueno saberlo',
  few: 'Tres lecturas cortas',
  all: 'Ver todas',
  back: 'Todos los artículos',
  close: 'Cerrar',
  articles: {
    visit: {
      title: 'Antes de su visita',
      lead: 'Dónde está su fecha y qué hacer cuando ya no le conviene.',
      text: [
        'Sus fechas están en Visitas, en una lista o por mes. Cada una se puede guardar en su propio calendario. Las horas son las del consultorio, también cuando usted viaja.',
        'El día antes de una visita recibe un recordatorio.',
        'Cuando una fecha ya no le conviene, pida otra en la visita. Su consultorio le llama; hasta que encuentren otra, la que tiene se queda.',
      ],
    },
    payment: {
      title: 'Cuando un pago falla',
      lead: 'Qué se intenta de nuevo y hasta cuándo siguen sus tratamientos.',
      text: [
        'Una tarjeta rechazada por el momento se intenta de nuevo 1, 3, 5 y 7 días después. Una tarjeta o cuenta que ya no sirve no se intenta otra vez: le pedimos otra.',
        'No hay cargo por ello. Usted puede pagar lo que falta en Pagos, con la misma forma de pago o con otra.',
        'Al principio sus tratamientos siguen. Cuando un pago tiene 14 días de atraso quedan en pausa, y siguen en cuanto se haga.',
      ],
    },
    credits: {
      title: 'Cómo pagan los créditos',
      lead: 'Qué crédito se usa primero y cuál nunca termina.',
      text: [
        'El crédito que termina primero se usa primero. Si dos terminan juntos, el que le dieron va antes que el que usted pagó.',
        'El crédito paga primero los tratamientos y al final la cuota de la membresía.',
        'El crédito que usted pagó nunca termina. El que le dieron termina en su fecha.',
      ],
    },
    change: {
      title: 'Cuando cambia su plan',
      lead: 'Cómo se calcula el nuevo pago y por qué nada se debe en seguida.',
      text: [
        'Su consultorio envía un cambio; usted ve el plan que tiene junto al nuevo antes de decidir. Quedarse con su plan es tan fácil como cambiarlo.',
        'Lo que falta por pagar del plan nuevo se reparte en los meses que quedan, desde su próximo pago. Nada se debe el día en que usted acepta.',
      ],
    },
    cancel: {
      title: 'Lo que cuesta cancelar',
      lead: 'Usted ve primero la cantidad y cómo se calculó.',
      text: [
        'Lo que recibió cuenta al precio que su acuerdo indica, y lo que pagó se descuenta. La diferencia es lo que debe o lo que se le devuelve.',
        'La ve con un número y un vencimiento antes de que algo se cancele. Se cobra lo que se mostró, y nunca debe más que el resto de su plan.',
      ],
    },
    points: {
      title: 'Cómo se suman los puntos',
      lead: 'Los pagos dan puntos, y lo que paga en doce meses da niveles.',
      text: [
        'Donde su consultorio tiene un programa de lealtad, los puntos llegan con los pagos cuando el dinero ha llegado. Cuenta la tasa de su nivel el día del pago.',
        'El dinero que se le devuelve se lleva sus puntos. Lo que trae el próximo nivel está en Mi membresía.',
      ],
    },
  },
};
