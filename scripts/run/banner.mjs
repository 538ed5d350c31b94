/** Staff log-ins of the demo world; the applicants and scripts are on the sandbox's home page. */
const LOGINS = [
  ['admin@demo.test', 'platform administrator'],
  ['finance@demo.test', 'finance partner'],
  ['enterprise@demo.test', 'enterprise harborline'],
  ['multi@demo.test', 'practices bright-smile and harbor-medspa'],
  ['manager@bright-smile.test', 'practice administrator'],
  ['staff@bright-smile.test', 'practice staff'],
  ['doctor@bright-smile.test', 'practice doctor'],
  ['manager@harbor-medspa.test', 'practice administrator, memberships'],
  ['privi-admin@demo.test', 'membership brand'],
];

/**
 * What a person needs after the start: addresses, log-ins, the snippet.
 *
 * @param {{publicUrl: string, demoSiteUrl: string, sandboxUrl: string, logFolder: string}} world
 */
export function banner({ publicUrl, demoSiteUrl, sandboxUrl, logFolder }) {
  const width = Math.max(...LOGINS.map(([address = '']) => address.length));
  const logins = LOGINS.map(([address = '', role]) => `    ${address.padEnd(width)}  ${role}`);
  return `
  Application      ${publicUrl}/v2
  Practice's site  ${demoSiteUrl}   the snippet in use
  Vendor sandbox   ${sandboxUrl}   scripted applicants
  Mailbox          ${sandboxUrl}/mailbox   every e-mail, text and call; one-time codes
  API              ${publicUrl}/docs

  Staff log in at ${publicUrl}/v2/admin/login with the password Demo-Password-1
${logins.join('\n')}
  Borrower casey@patient.test and member morgan@patient.test log in with a code from the mailbox.

  The snippet for a practice's page:
    <script async src="${publicUrl}/sdk/v1/embed.js"
      data-practice="bright-smile" data-type="calculator_apply"
      data-button="button2" data-position="bottom left" data-size="medium"></script>

  Logs are in ${logFolder}. Ctrl-C stops everything.
`;
}
