/** The languages of patient-facing texts. The first is the one of everybody who wants none of them. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

type Wish = { language: string; quality: number };

/**
 * The language for somebody who wants `wanted`: a tag such as `es-MX`, or what a browser sends as Accept-Language, where the
 * wish with the highest quality that we speak wins and the earlier of two equal ones.
 */
export function pickLanguage(wanted: string | undefined): Language {
  return languageNamed(wanted) ?? languages[0];
}

/** The language that is asked for, or undefined when none that we speak is. */
export function languageNamed(wanted: string | undefined): Language | undefined {
  const wishes = (wanted ?? '').split(',').map(readWish);
  const spoken = wishes.filter(({ language, quality }) => quality > 0 && isLanguage(language));
  const [best] = spoken.sort((a, b) => b.quality - a.quality);
  return best && isLanguage(best.language) ? best.language : undefined;
}

function readWish(text: string): Wish {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { language: tag.split(/[-_]/)[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 };
}

function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** The shape that a file of texts has in every language: the same names, and functions that take the same values. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : T extends readonly (infer One)[]
      ? readonly Translated<One>[]
      : T extends object
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;
