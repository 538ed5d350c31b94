import type { buttonWords as english } from './button-words';

const SEE_PLANS = 'Ver planes mensuales';
const MONTHLY = 'Planes mensuales';
const LATER = 'Pague a plazos';
const MEMBER = 'Hágase miembro';

export const buttonWords: typeof english = {
  application: ['Ver mis opciones', MONTHLY, LATER, 'Ver para cuánto califico', 'No afecta su puntaje'],
  calculator: [SEE_PLANS, MONTHLY, LATER, SEE_PLANS, 'Vea cuánto cuesta al mes'],
  signup: [MEMBER, 'Membresía', 'Membresía', MEMBER, 'Únase en pocos minutos'],
};
