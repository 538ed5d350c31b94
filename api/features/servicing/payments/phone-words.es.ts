import type { phoneWords as english, PhoneFacts } from './phone-words';

export const phoneWords: typeof english = {
  account: (of: PhoneFacts) =>
    `Hoy es ${of.today}. ${of.name}, ¿autoriza a ${of.creditor} a hacer un débito electrónico de ${of.amount} de su cuenta en ${of.method} terminada en ${of.lastFour}, el ${of.payOn} o después, para la transacción ${of.number}? Su respuesta autoriza este único pago y ningún otro. Hoy le enviaremos una confirmación por correo electrónico. Hasta su día, puede cancelar un pago planeado en su cuenta. Si tiene preguntas, llame al ${of.phone}.`,
  card: (of: PhoneFacts) =>
    `Hoy es ${of.today}. ${of.name}, ¿autoriza a ${of.creditor} a hacer un cargo de ${of.amount} a su tarjeta ${of.method} terminada en ${of.lastFour}, el ${of.payOn} o después, para la transacción ${of.number}? Su respuesta autoriza este único pago y ningún otro. Hoy le enviaremos una confirmación por correo electrónico. Hasta su día, puede cancelar un pago planeado en su cuenta. Si tiene preguntas, llame al ${of.phone}.`,
};
