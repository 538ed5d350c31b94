import type { PaperWords } from './paper-words';

export const paperWords: PaperWords = {
  title: 'Declaración federal de sus pagos',
  about: (member, practice, day) =>
    `${member} canceló su membresía en ${practice} el ${day} y paga en cuotas lo que debe.`,
};
