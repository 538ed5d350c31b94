import { phone } from '@portals/format/phone';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { type ContactChannel, ContactCode } from '../person/contact-code';
import { Proof } from '../person/facts';
import { sendMemberCode, verifyMemberCode } from './contact.actions';
import type { ShownMembership } from './plan-draft';
import { nameOf } from './plan-words';

export type MemberContactProps = { of: ShownMembership; mayProve: boolean };

/** How to reach a member, and whether a code has proven it. */
export function MemberContact({ of, mayProve }: MemberContactProps) {
  const [proving, setProving] = useState<{ channel: ContactChannel; data: string } | null>(null);
  const contacts = [
    { channel: 'email', label: 'Email', data: of.email, shown: of.email, isProven: of.isEmailVerified },
    {
      channel: 'phone',
      label: 'Phone',
      data: of.phoneNumber,
      shown: of.phoneNumber && phone(of.phoneNumber),
      isProven: of.isPhoneVerified,
    },
  ] as const;
  return (
    <>
      {contacts.map(({ channel, label, data, shown, isProven }) => (
        <div key={channel}>
          <dt>{label}</dt>
          <dd>
            {data ? (
              <>
                <p>{shown}</p>
                <Proof isProven={isProven} />
                {!isProven && mayProve && (
                  <Button
                    dense
                    aria-label={`Verify ${label.toLowerCase()}`}
                    onClick={() => setProving({ channel, data })}
                  >
                    Verify
                  </Button>
                )}
                {proving?.channel === channel && (
                  <ContactCode
                    name={nameOf(of)}
                    channel={channel}
                    send={() => sendMemberCode(of, proving.data)}
                    verify={(otp) => verifyMemberCode(of, proving.data, otp)}
                    onClose={() => setProving(null)}
                  />
                )}
              </>
            ) : (
              '–'
            )}
          </dd>
        </div>
      ))}
    </>
  );
}
