import { type Resource, resource } from '@portals/state/resource';
import type { CalculatorProps } from '@sdk/calculator/calculator';
import { proxy } from 'valtio/vanilla';

/** What the calculator knows of a practice. Fetched whole and never changed, so it is not watched part by part. */
export type Profile = CalculatorProps['profile'];
export type Fetched = { slug: string | null; profile: Profile };

/** The practice on the screen. */
export const calculator = proxy({ fetched: resource<Fetched>() as Resource<Fetched> });
