import type { Language } from '@contract/language';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * TwiML that reads a text twice with a pause between. Runs of four to eight digits are spaced, because a voice reads
 * 482913 as a number of hundred thousands.
 */
export function spokenTwiml(text: string, language: Language = 'en'): string {
  const spaced = text.replace(/(?<!\d)\d{4,8}(?!\d)/g, (digits) => digits.split('').join(' '));
  const say = `<Say language="${language}-US">${spaced.replace(/[&<>"']/g, (mark) => escapes[mark] ?? '')}</Say>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${say}<Pause length="1"/>${say}</Response>`;
}
