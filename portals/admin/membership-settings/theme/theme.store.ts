import type { ResultOf } from '@contract/endpoint';
import type { getCustomTheme } from '@contract/membership-settings/theme-calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type CustomTheme = ResultOf<typeof getCustomTheme>['customTheme'];

/** The look of the practice on the screen, and those that wait for an administrator. */
export const themes: { own: Resource<CustomTheme>; requested: Resource<CustomTheme[]> } = proxy({
  own: resource(),
  requested: resource(),
});
