/** What a practice wears, as it is stored: pictures by their ids, null where it wears the default. */
export type StoredTheme = { mark: string | null; logo: string | null; primary: string | null };

/** Written by the seed and by the theme's own commands. */
export const storedTheme = (theme: string): StoredTheme => JSON.parse(theme) as StoredTheme;

/** Where a picture is found; it never changes, because its id is made of what is in it. */
export const pictureAddress = (id: string | null): string | null => id && `/theme-pictures/${id}.png`;

/** What a practice wears, as pages show it. */
export function wornTheme(theme: string): StoredTheme {
  const { mark, logo, primary } = storedTheme(theme);
  return { mark: pictureAddress(mark), logo: pictureAddress(logo), primary };
}
