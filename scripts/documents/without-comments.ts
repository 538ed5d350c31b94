/** Texts, templates and patterns, in which two slashes are no comment, and comments, of which one is told by its first letters. */
const PARTS =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(?<=[=(,:!&|?{};[]\s*|return\s)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** A program as it runs: what it only says about itself is left out. */
export const withoutComments = (program: string): string =>
  program.replace(PARTS, (part) => (part.startsWith('//') || part.startsWith('/*') ? '' : part));
