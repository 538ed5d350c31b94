/** What begins an address, and the ends of domains that people know, however they are written. */
const SIGNS =
  /:\/\/|@|\bwww\.|\d\.\d+\.\d+\.\d|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|us|me|ly|cc|to|tv|app|dev|link|site|online|shop|store|live|xyz|top|bank|pay|ru|cn|uk)\b/iu;

/** Any other domain: small letters right after a dot. "St.Paul" and "P.O.Box" stay words. */
const DOMAIN = /[\p{L}\d]\.\p{Ll}{2}/u;

/** Whether a text holds what mail programs and telephones turn into a link. */
export const hasLink = (text: string): boolean => SIGNS.test(text) || DOMAIN.test(text);
