/** Leads of the sales team’s system, by number. No other number is a lead. */
export const crmScripts = [
  { id: '48211', what: 'Juniper Dental: complete data' },
  { id: '48213', what: 'Cedar Ridge Dental: partial data' },
  { id: '48214', what: 'Maple Hollow Orthodontics: responds after three seconds' },
  { id: '48215', what: "The CRM doesn't respond" },
  { id: '48217', what: 'Bright Smile Dental: its URL name belongs to another practice' },
] as const;
export type CrmScript = (typeof crmScripts)[number]['id'];

type Lead = Readonly<Record<string, string>>;

const cedarRidge = {
  account_name: 'Cedar Ridge Dental',
  specialty_c: 'Dentistry',
  email1: 'hello@cedarridge.test',
  phone_work: '(509) 555-0147',
  primary_address_street: '2210 Maple Hollow Rd',
  primary_address_city: 'Spokane',
  primary_address_state: 'WA',
  primary_address_postalcode: '99201',
  full_name: 'Dana Whitlock',
  contact_email_c: 'dana@cedarridge.test',
  lead_source: 'Referral',
};

const leads: Readonly<Partial<Record<CrmScript, Lead>>> = {
  '48211': {
    account_name: 'Juniper Dental',
    legal_name_c: 'Juniper Dental PLLC',
    specialty_c: 'Dentistry',
    email1: 'office@juniper.test',
    phone_work: '512-555-0162',
    website: 'https://juniper.test',
    primary_address_street: '88 Barton Springs Rd',
    primary_address_city: 'Austin',
    primary_address_state: 'TX',
    primary_address_postalcode: '78704',
    unit_c: 'Suite 4',
    year_established_c: '2011',
    full_name: 'Noa Feld',
    contact_email_c: 'noa@juniper.test',
    lead_source: 'Conference',
    assigned_user_name: 'Priya Raman',
    bank_name_c: 'First Bank',
    routing_number_c: '110000000',
  },
  '48213': { ...cedarRidge, error_message: 'Module Accounts timed out' },
  '48214': {
    ...cedarRidge,
    account_name: 'Maple Hollow Orthodontics',
    specialty_c: 'Orthodontics',
    email1: 'hello@maplehollow.test',
  },
  '48217': { ...cedarRidge, account_name: 'Bright Smile Dental', website: 'https://brightsmile.test' },
};

/** A lead by its number. */
export const crmLead = (id: string): Lead | undefined => (id in leads ? { id, ...leads[id as CrmScript] } : undefined);
