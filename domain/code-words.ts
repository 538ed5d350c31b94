/** "Application answers" for `APPLICATION_ANSWERS` or `application-answers`: a code that has no words of its own. */
export function codeWords(code: string): string {
  const text = code.toLowerCase().replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
