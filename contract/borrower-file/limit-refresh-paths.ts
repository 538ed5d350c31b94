import { route } from '../paths';

/** Where everybody whose limit can be refreshed is told, relative to the base path (provider-admin §1, which names no address). */
export const limitRefreshPath = route('/admin/practice/spending-limit-refresh');
