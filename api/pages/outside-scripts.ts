import type { Config } from '../config/config';

/**
 * Scripts of other companies that a page loads once it is shown: the support chat of its brand and the measuring of visits, as far as
 * they are configured. An embedded page has none. Source: membership §2.
 */
export function outsideScriptsOf(
  { isMembership, isEmbedded }: { isMembership: boolean; isEmbedded: boolean },
  { brandFinancing, brandMembership, analyticsUrl }: Config,
): string[] {
  if (isEmbedded) return [];
  const { supportChatUrl } = isMembership ? brandMembership : brandFinancing;
  return [supportChatUrl, analyticsUrl].filter((url) => url !== undefined);
}
