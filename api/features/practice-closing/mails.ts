import { staffMail } from '../../mail/mail';
import { content, en, staffLogIn } from '../../mail/mail-parts';

type Notice = {
  to: string;
  practiceName: string;
  closedOn: string;
  members: 'FINISH' | 'END';
  plansWaiting: number;
  activeMembers: number;
  yearsAgreed: number;
  invoicesOpen: number;
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function membersWords({ members, activeMembers }: Notice): string[] {
  if (activeMembers === 0) return [];
  const who = count(activeMembers, 'membership');
  return [
    members === 'FINISH'
      ? `${who} ${activeMembers === 1 ? 'continues' : 'continue'} to the end of the plan year. Please keep treating these members; we bill them and pay you as before.`
      : `${who} ${activeMembers === 1 ? 'ends' : 'end'} on this day. Members pay for the treatments they received, and we refund what they paid beyond that.`,
  ];
}

/** What a practice and its enterprise hear when it closes. */
export const practiceClosingMails = {
  'practice-closed-notice': staffMail<Notice>()((payload, { publicUrl }) =>
    content(
      `${payload.practiceName} is closed to new patients`,
      [
        'Hello,',
        `We closed ${payload.practiceName} to new patients on ${en.day(payload.closedOn)}. Its links and website snippet no longer work, and it can't send plans or transactions.`,
        ...(payload.plansWaiting > 0
          ? [
              `We withdraw ${count(payload.plansWaiting, 'plan')} that ${payload.plansWaiting === 1 ? 'was' : 'were'} not signed. You'll find ${payload.plansWaiting === 1 ? 'it' : 'them'} as drafts.`,
            ]
          : []),
        ...membersWords(payload),
        ...(payload.yearsAgreed > 0
          ? [`${count(payload.yearsAgreed, 'member')} had agreed to another year. It won't begin.`]
          : []),
        'Loans continue, and we still send the deposits due to you. The platform fee ends with this month.',
        ...(payload.invoicesOpen > 0 ? [`${count(payload.invoicesOpen, 'invoice')} must still be paid.`] : []),
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
