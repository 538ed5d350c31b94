import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../fixtures/world';

/** Where a practice enrolls itself: a page of its own, or a frame. */
export type Place = Page | FrameLocator;
let practices = 0;
/** An address that no other story uses. */
export const contactOf = () => {
  practices += 1;
  return `dana-${Date.now()}-${practices}@cedarridge.example`;
};

export async function fillBusiness(page: Place, email: string): Promise<void> {
  const put = (label: string, text: string, nth = 0) => page.getByLabel(label, { exact: true }).nth(nth).fill(text);
  await page.getByLabel(/memberships for your practice/).check();
  await put('Practice name', 'Cedar Ridge Dental');
  await put('Legal business name', 'Cedar Ridge Dental Group');
  await put('Specialty', 'General Dent');
  await page.getByRole('option', { name: 'General Dentistry' }).click();
  await page.getByLabel('Ownership type').selectOption('LLC');
  await put('Year established', '2008');
  await put('Website', 'www.cedarridge.example');
  await put('Practice email', 'office@cedarridge.example');
  await put('Practice phone', '5095550148');
  await put('Street address', '400 Cedar Street');
  await put('City', 'Spokane');
  await page.getByLabel('State', { exact: true }).selectOption('WA');
  await put('ZIP', '99201');
  await put('First name', 'Dana');
  await put('Last name', 'Whitlock');
  await put('Job title', 'Practice owner');
  await put('Email', email);
  await put('Phone', '5095550147');
  await page.getByLabel(/I own all or part of the practice/).check();
}

export async function fillOwner(page: Place, ssn: string): Promise<void> {
  await page.getByLabel('Month').fill('11');
  await page.getByLabel('Day').fill('4');
  await page.getByLabel('Year').fill('1979');
  await page.getByLabel('Social Security number').fill(ssn);
  await page.getByLabel('Street address').fill('2210 Maple Hollow Rd');
  await page.getByLabel('City').fill('Spokane');
  await page.getByLabel('State').selectOption('WA');
  await page.getByLabel('ZIP').fill('99201');
}

export async function fillBank(page: Place): Promise<void> {
  await page.getByLabel('Bank name').fill('First Sample Bank');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number', { exact: true }).fill('000123456789');
  await page.getByLabel('Confirm account number').fill('000123456789');
}

export async function enterCard(page: Place): Promise<void> {
  await page.getByRole('button', { name: 'Enter card' }).click();
  const vault = page.frameLocator('iframe[title="Practice card"]');
  await vault.getByLabel('Card number').fill('4242424242424242');
  await vault.getByLabel('Expires, MM / YY').fill('04 / 29');
  await vault.getByLabel('Security code').fill('123');
  await vault.getByLabel('Name on the card').fill('Dana Whitlock');
  await vault.getByRole('button', { name: 'Save card' }).click();
}

export const heading = (page: Place, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
