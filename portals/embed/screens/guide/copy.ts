/** Tab and heading of the guide, which is in English alone. */
export const title = 'Add financing and memberships to your website';
