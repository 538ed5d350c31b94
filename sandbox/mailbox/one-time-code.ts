const mentionsCode = /\b(code|c[oó]digo|passcode|one-time|verif\w*)\b/i;
const link = /https?:\/\/\S+/gi;
const joinedDigits = /(?<![\d#$.,-])\d{6}(?![\d-]|[.,]\d)/;
const spelledDigits = /(?<!\d[ ,.]{0,3})\d(?:[ ,.]{1,3}\d){5}(?![ ,.]{0,3}\d)/;

/**
 * The one-time code of a message: six digits in a row, or spelled `1 2 3 4 5 6` as calls say them. Messages that speak
 * of no code, in English or Spanish, have none, so that an account number is not taken for one. The digits nearest after the
 * word come first. Links are left out: the secret of one may hold six digits, and its address the word.
 */
export function oneTimeCodeOf(message: string): string | undefined {
  const text = message.replace(link, '');
  const word = mentionsCode.exec(text);
  if (word === null) return undefined;
  return digitsIn(text.slice(word.index)) ?? digitsIn(text);
}

function digitsIn(text: string): string | undefined {
  const joined = joinedDigits.exec(text);
  const spelled = spelledDigits.exec(text);
  const first = [joined, spelled].filter((match) => match !== null).sort((a, b) => a.index - b.index)[0];
  return first?.[0].replace(/\D/g, '');
}
