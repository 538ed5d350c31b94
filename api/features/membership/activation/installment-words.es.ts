import type { InstallmentWords } from './installment-words';

export const installmentWords: InstallmentWords = {
  heading: 'Declaración federal',
  apr: 'Tasa de porcentaje anual: 0%. El costo de su crédito como tasa anual.',
  charge: (amount) => `Cargo financiero: ${amount}. Lo que el crédito le costará en dólares.`,
  financed: (amount) => `Monto financiado: ${amount}. El monto del crédito que se le otorga a usted o en su nombre.`,
  total: (amount) => `Total de pagos: ${amount}. Lo que habrá pagado cuando haya hecho todos los pagos programados.`,
  once: (amount, day) => `1 pago de ${amount} el ${day}.`,
  monthly: (count, amount, day) => `${count} pagos de ${amount}, cada mes desde el ${day}.`,
  listed: (count, amount, days) => `${count} pagos de ${amount}, el ${days}.`,
  paper: 'Declaración federal de sus pagos',
  about: (member, practice, day) =>
    `${member} canceló su membresía en ${practice} el ${day} y paga en cuotas lo que debe.`,
};
