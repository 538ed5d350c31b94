const at = (path: string) => ({ pattern: path, href: () => path });

/**
 * Routes of what practices set for their memberships, relative to the base path. The specification gives the address of the printed
 * page alone (membership §2).
 */
export const membershipSettingsPaths = {
  treatments: at('/privi/admin/settings/treatments'),
  plans: at('/privi/admin/settings/plans'),
  injectors: at('/privi/admin/settings/injectors'),
  loyaltyProgram: at('/privi/admin/settings/loyalty-program'),
  customTheme: at('/privi/admin/settings/custom-theme'),
  requestedThemes: at('/privi/admin/settings/requested-themes'),
  templates: at('/privi/admin/patientfi-resources/treatment-templates'),
  templatesPrint: at('/privi/admin/patientfi-resources/treatment-templates/print'),
} as const;
