/** What score models say of a file, by the code of the factor, in Spanish. */
export const spanishFactors: ReadonlyMap<string, string> = new Map([
  ['05', 'Demasiadas cuentas con saldo'],
  ['08', 'Demasiadas consultas en los últimos 12 meses'],
  ['10', 'La proporción de saldos respecto a los límites de crédito en cuentas rotativas es demasiado alta'],
  ['14', 'Tiempo transcurrido desde que se abrieron las cuentas'],
  ['18', 'Número de cuentas con atrasos'],
  ['28', 'Número de cuentas establecidas'],
  ['32', 'Falta de información reciente sobre préstamos a plazos'],
  ['39', 'Atrasos graves'],
  ['40', 'Registro público negativo o cobro presentado'],
]);
