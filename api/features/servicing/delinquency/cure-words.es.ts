import type { Translated } from '@contract/language';
import type { cureWords as english } from './cure-words';

export const cureWords: Translated<typeof english> = {
  title: 'Aviso de su derecho a subsanar',
  date: (day) => day,
  who: (name, number, practice) => `${name}, transacción ${number} en ${practice}.`,
  creditor: (name, address) => `Acreedor: ${name}, ${address}.`,
  now: 'Lo que se debe ahora',
  amount: (amount) => `Monto que se debe ahora: ${amount}.`,
  parts: (payments, fees) => `De ese monto, ${payments} son pagos atrasados y ${fees} son cargos.`,
  lastDay: (day) => `Último día para pagar: ${day}.`,
  right: 'Su derecho',
  late: 'Usted se ha atrasado en sus pagos.',
  cured: (day) =>
    `Si paga el monto que se debe ahora a más tardar el ${day}, puede seguir con el contrato como si no se hubiera atrasado. Los pagos que venzan hasta entonces se deben como se acordó y pueden llevar cargos.`,
  otherwise:
    'Si no paga a más tardar en esa fecha, podemos ejercer nuestros derechos según la ley: podemos declarar el préstamo incobrable, informarlo y pedir todo el saldo.',
  help: 'Preguntas',
  ask: (phone, writeTo) =>
    `Si tiene preguntas o no puede pagar, llame al ${phone} o escriba a ${writeTo} cuanto antes. Puede pagar en su cuenta.`,
};
