import { expect, type Page, snippet } from './test';

export const APPLY = snippet('data-practice="bright-smile"');

/** Opens the flow behind the button, and waits until it can be typed in. */
export const openFlow = async (tab: Page): Promise<void> => {
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.frameLocator('iframe[title="Apply for financing"]').getByLabel('Email')).toBeFocused();
};
