import { PERSONAL_FIELDS, type PersonalField, type PersonalRow, personalFields } from '@domain/personal-fields';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Button } from '@portals/ui/button';
import { type ReactNode, useState } from 'react';
import { ContactCode } from '../person/contact-code';
import { type Fact, FactList, Proof } from '../person/facts';
import { useListedPractices } from '../staff/listed-practices';
import { usd } from '../words/amounts';
import { type Channel, sendCode, verifyCode } from './ask.actions';
import type { ShownFile } from './borrower.store';
import { EditContact, EditLimit, EditPatient, EditPersonal, EditPhone, EditPractice } from './edit-dialogs';

/** "1418 Juniper Ct, Apt 3, Evanston, IL 60201"; null before it was given. */
export function addressOf({ street, unit, city, state, zipCode }: ShownFile): string | null {
  if (street === null) return null;
  return `${[street, unit, city].filter(Boolean).join(', ')}, ${[state, zipCode].filter(Boolean).join(' ')}`;
}

type Part = Channel | 'contact' | 'desk-phone' | 'patient' | 'personal' | 'limit' | 'practice';
/** `mayContact` for a practice's people, who mend what opens no account. */
type DetailsProps = { file: ShownFile; seesAll: boolean; mayEdit: boolean; mayContact: boolean };

/** How to reach a person and who they are; `seesAll` for the platform's own people. */
export function DetailsPanel({ file, seesAll, mayEdit, mayContact }: DetailsProps) {
  const [edited, setEdited] = useState<Part | null>(null);
  const edit = (part: Part, label: string, may = mayEdit) =>
    may && (
      <Button dense look="text" aria-label={`Edit ${label}`} onClick={() => setEdited(part)}>
        Edit
      </Button>
    );
  // Of a proven contact the code that the person reads out ends a pause of log-ins.
  const prove = (channel: Channel, isProven: boolean) =>
    mayEdit && (
      <Button dense look="text" onClick={() => setEdited(channel)}>
        {isProven ? 'End log-in pause' : 'Verify with code'}
      </Button>
    );
  const contact = contactFacts(file, prove);
  const personal: readonly Fact[] = [
    ['Name', file.name],
    ...PERSONAL_FIELDS.flatMap((field) => ownFact(file, field)),
    ...(seesAll ? ([['SSN', file.ssnNumber]] as const) : []),
    ['Address', addressOf(file)],
  ];
  return (
    <>
      <FactList
        title="Contact"
        facts={contact}
        act={mayEdit ? edit('contact', 'contact') : edit('desk-phone', 'phone', mayContact && !file.isPhoneVerified)}
      />
      {file.patientInfo && (
        <FactList
          title="Patient"
          facts={patientFacts(file.patientInfo)}
          act={edit('patient', 'patient details', mayEdit || mayContact)}
        />
      )}
      <FactList title="Personal info" facts={personal} act={edit('personal', 'personal info')} />
      {file.credit_profile && mayEdit && (
        <FactList
          title="Limit"
          facts={[
            ['Current', usd(file.credit_profile.approvedCreditLine)],
            ['Maximum by the rules', usd(file.credit_profile.maxCreditLine)],
          ]}
          act={edit('limit', 'limit')}
        />
      )}
      <FactList
        title="Practices"
        facts={file.practices.map(({ _id, PracticeName }) => [
          _id === file.practiceManagementId ? 'Primary' : 'Also at',
          PracticeName,
        ])}
        act={edit('practice', 'practice')}
      />
      <EditDialog file={file} edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

/** How to reach a person; what takes the place of a proven contact stands beside it until its code is read back. */
function contactFacts(file: ShownFile, prove: (channel: Channel, isProven: boolean) => ReactNode): readonly Fact[] {
  return [
    ['Email', file.email],
    [
      '',
      <Proven
        key="email"
        isProven={file.isEmailVerified}
        act={prove('email', file.isEmailVerified && !file.newEmail)}
      />,
    ],
    ...(file.newEmail ? [['New email, to be verified', file.newEmail] as const] : []),
    ['Phone', file.phoneNumber && phone(file.phoneNumber)],
    ...(file.phoneNumber
      ? [
          [
            '',
            <Proven
              key="phone"
              isProven={file.isPhoneVerified}
              act={prove('phone', file.isPhoneVerified && !file.newPhoneNumber)}
            />,
          ] as const,
        ]
      : []),
    ...(file.newPhoneNumber ? [['New phone, to be verified', phone(file.newPhoneNumber)] as const] : []),
  ];
}

/** A field that is no part of the name and the address, which are shown whole. */
function ownFact(file: ShownFile, field: PersonalField): Fact[] {
  const { part, kind, label }: PersonalRow = personalFields[field];
  if (part === 'name' || part === 'address') return [];
  return [[label, kind === 'day' ? civilDate(file[field], 'table') : file[field]]];
}

/** The applicant themselves, or somebody else by name. */
function patientFacts({
  isPatient,
  firstName,
  lastName,
  phone: number,
}: NonNullable<ShownFile['patientInfo']>): Fact[] {
  if (isPatient) return [['Name', 'Same as applicant']];
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [
    ['Name', name || null],
    ['Phone', number && phone(number)],
  ];
}

function Proven({ isProven, act }: { isProven: boolean; act: ReactNode }) {
  return (
    <>
      <Proof isProven={isProven} />
      {act}
    </>
  );
}

function EditDialog({ file, edited, onClose }: { file: ShownFile; edited: Part | null; onClose: () => void }) {
  const practices = useListedPractices();
  const { credit_profile: line } = file;
  if (edited === 'email' || edited === 'phone')
    return (
      <ContactCode
        name={file.name}
        channel={edited}
        send={() => sendCode(file._id, edited)}
        verify={(otp) => verifyCode(file._id, edited, otp)}
        onClose={onClose}
      />
    );
  if (edited === 'contact') return <EditContact file={file} onClose={onClose} />;
  if (edited === 'desk-phone') return <EditPhone file={file} onClose={onClose} />;
  if (edited === 'patient' && file.patientInfo)
    return <EditPatient file={file} patient={file.patientInfo} onClose={onClose} />;
  if (edited === 'personal') return <EditPersonal file={file} onClose={onClose} />;
  if (edited === 'limit' && line) return <EditLimit file={file} line={line} onClose={onClose} />;
  if (edited !== 'practice') return null;
  return <EditPractice file={file} practices={practices} onClose={onClose} />;
}

/** What is due next and from where it is paid; only for the platform's own people. */
export function RepaymentFacts({ file: { nextPayment: next, paysWith } }: { file: ShownFile }) {
  if (!next && !paysWith) return null;
  return (
    <FactList
      title="Repayment"
      facts={[
        next?.overdueSince
          ? ['Overdue', `Since ${civilDate(next.overdueSince, 'table')}, ${usd(next.totalDue)} due`]
          : ['Next payment', next && `${usd(next.amount)}, ${civilDate(next.dueDate, 'table')}`],
        ...(next && next.pastDue > 0
          ? ([['Past due', `${usd(next.pastDue)}, ${next.daysLate} days late`]] as const)
          : []),
        ['Payment method', paysWith],
      ]}
    />
  );
}
